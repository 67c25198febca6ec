import type { FormEvent } from 'react';
import { useTextForm } from '../../../forms/use-text-form.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/controls/Field.tsx';

export interface NamedList {
  readonly id: number;
  readonly name: string;
}

export function NewQuestionList({ onMade }: { onMade: (list: NamedList) => void }) {
  const form = useTextForm('creating a list of questions');
  const create = (event: FormEvent) =>
    form.submit(event, async (name) => {
      onMade(await browserApi.call('POST /qa/question-lists', { body: { name } }));
      form.type('');
    });
  return (
    <form onSubmit={create}>
      <Field label="New list" error={form.error}>
        {(control) => (
          <div className="row">
            <input
              {...control}
              className="input"
              value={form.text}
              placeholder="Enter a name for the new list"
              onChange={(event) => form.type(event.currentTarget.value)}
            />
            <Button type="submit" busy={form.busy} disabled={form.isBlank}>
              Create
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
