import { noteSorts } from '@tenfold/domain/notes';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import { SubmitSelect } from '../../../ui/table/SubmitSelect.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { storeNoteSort, useNoteFont } from '../display/choices.ts';
import { DisplayChecks } from '../display/DisplayChecks.tsx';
import { notesExportPath } from '../paths.ts';
import { maxNotesSearch, type NotesQuery, sortLabels } from './notes-query.ts';
import '../../../ui/controls/field.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import '../../../ui/controls/segmented.css';
import '../display/font-size.css';

/** Search and order are a form, so that they work without JavaScript. */
export function NotesControls({ query, path }: { query: NotesQuery; path: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  return (
    <div className="notes-controls">
      <Form
        action={path}
        role="search"
        className="notes-search"
        onSubmit={(event) => problem !== null && event.preventDefault()}
      >
        <input
          key={`search ${query.q}`}
          className="input"
          type="search"
          name="q"
          aria-label="Search your notes"
          placeholder="Search your notes"
          autoComplete="off"
          defaultValue={query.q}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={({ currentTarget: { value } }) => setProblem(tooLong(value, maxNotesSearch))}
        />
        <SubmitSelect
          name="sort"
          label="Sort by"
          value={query.sort}
          choices={noteSorts.map((sort) => [sort, sortLabels[sort]])}
          onChoose={storeNoteSort}
        />
        <Button type="submit">Search</Button>
        {problem !== null && (
          <p className="field-error" id={problemId} role="alert">
            {problem}
          </p>
        )}
      </Form>
      <div className="notes-looks needs-script">
        <FontSize />
        <details className="notes-display-menu mobile-only">
          <summary className={buttonClass()}>
            <Icon name="settings" />
            Display
          </summary>
          <div className="card notes-display">
            <DisplayChecks />
          </div>
        </details>
      </div>
      {/* A file: the router has no screen for it. */}
      <a className={buttonClass()} href={notesExportPath} download>
        <Icon name="download" />
        <span>
          Export<span className="desktop-only"> Markdown</span>
        </span>
      </a>
    </div>
  );
}

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;

function FontSize() {
  const { value: chosen, choose } = useNoteFont();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in every browser
    <div role="group" aria-label="Text size" className="segmented">
      {sizes.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
          <span className="font-letter" data-font={value} aria-hidden="true">
            A
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
