import { postLimits } from '@tenfold/contract/qa/choices';
import type { Question } from '@tenfold/contract/qa/question';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { CompaniesField } from '../ask/CompaniesField.tsx';
import { TagsField } from '../ask/TagsField.tsx';
import { isPublic } from '../card/is-public.ts';
import '../ask/ask.css';

interface Props {
  question: Question;
  tell: Messages['tell'];
  onClose: () => void;
}

interface Typed {
  readonly title: string;
  readonly description: string;
  readonly companies: readonly string[];
  readonly tags: readonly string[];
}

/** What its author may change: what another tab has saved meanwhile is shown, and the next Save is meant. */
export function QuestionEditForm({ question, tell, onClose }: Props) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(question));
  const [known, setKnown] = useState(question);
  const [began] = useState(question.revision);
  const { busy, refusal, error, send, change } = useSending('editing a question');
  const { revalidate } = useRevalidator();
  const put = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    change();
  };
  const errorOf = (field: keyof Typed) => refusal?.fields[`data.${field}`];
  const isOfField = refusal !== null && Object.keys(refusal.fields).length > 0;

  // Saved unchanged, an approved question would lose the edit that waits. A rejected one may be asked again as it is.
  const cannotSave =
    typed.title.trim() === '' || (question.status !== 'rejected' && isSame(typed, typedOf(known)));

  const save = () =>
    void send(async () => {
      try {
        const data = { ...typed, companies: [...typed.companies], tags: [...typed.tags] };
        const body = { data, revision: known.revision };
        const saved = await browserApi.call('PATCH /qa/questions/{id}', {
          params: { id: question.id },
          body,
        });
        tell({ text: doneText(question, saved) });
      } catch (cause) {
        const newer = newerOf<Question>(cause);
        if (newer === null) throw cause;
        return setKnown(newer);
      }
      await revalidate();
      onClose();
    });

  return (
    <form
      className="question-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSave) save();
      }}
    >
      <TextFields typed={typed} put={put} errorOf={errorOf} />
      <CompaniesField
        symbols={typed.companies}
        error={errorOf('companies')}
        onChange={(companies) => put({ companies })}
      />
      <KnownTags
        question={question}
        chosen={typed.tags}
        error={errorOf('tags')}
        onChange={(tags) => put({ tags })}
      />
      {known.revision !== began && (
        <Notice tone="warn">
          This question has changed in another tab to “{known.title}”. Save again to use the text above.
        </Notice>
      )}
      {error !== null && !isOfField && <Notice tone="error">{error} Your text is kept.</Notice>}
      <div className="row row-wrap">
        <Button type="submit" variant="primary" busy={busy} disabled={cannotSave}>
          {question.status === 'rejected' ? 'ASK AGAIN' : 'Save'}
        </Button>
        <Button onClick={onClose}>CANCEL</Button>
        {isPublic(question) && (
          <span className="caption">
            {question.hasPendingEdit
              ? 'Saving replaces your edit that waits for approval.'
              : 'Others see your edit once an editor approves it.'}
          </span>
        )}
      </div>
    </form>
  );
}

interface FieldsProps {
  typed: Typed;
  put: (part: Partial<Typed>) => void;
  errorOf: (field: keyof Typed) => string | undefined;
}

function TextFields({ typed, put, errorOf }: FieldsProps) {
  return (
    <>
      <Field label="Question" error={errorOf('title') ?? tooLong(typed.title, postLimits.title)}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: its author pressed Edit
            autoFocus
            value={typed.title}
            onChange={(event) => put({ title: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label="Additional details (optional)"
        error={errorOf('description') ?? tooLong(typed.description, postLimits.description)}
      >
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            dir="auto"
            value={typed.description}
            onChange={(event) => put({ description: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}

interface TagsProps {
  question: Pick<Question, 'tags'>;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Default tags come with the settings; until then those of the question. */
function KnownTags({ question, chosen, error, onChange }: TagsProps) {
  const settings = useQuery({ label: 'tags to choose from', call: 'GET /qa/settings', input: {} });
  const defaults = settings.state === 'ready' ? settings.value.tags.filter((tag) => tag.default) : [];
  const others = question.tags.filter(({ key }) => !defaults.some((tag) => tag.key === key));
  return <TagsField offered={[...defaults, ...others]} chosen={chosen} error={error} onChange={onChange} />;
}

function typedOf({ title, description, companies, tags }: Question): Typed {
  return { title, description, companies, tags: tags.map(({ key }) => key) };
}

function isSame(one: Typed, other: Typed): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function doneText(before: Question, saved: Question): string {
  if (saved.hasPendingEdit) return 'Edit sent. Others see it once an editor approves it.';
  return before.status === 'rejected' ? 'Question sent to the editors again.' : 'Question saved.';
}
