import type { Question, QuestionTag } from '@tenfold/contract/qa/question';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { CompaniesField } from '../ask/CompaniesField.tsx';
import { TagsField } from '../ask/TagsField.tsx';
import { TextFields } from '../ask/TextFields.tsx';
import type { MadeTags } from '../ask/use-made-tags.ts';
import { useTyped } from '../ask/use-typed.ts';
import { isPublic } from '../card/is-public.ts';
import { ClaimFields } from '../claims/ClaimFields.tsx';
import type { Claims } from '../claims/claims.ts';
import '../ask/ask.css';

interface Props {
  question: Question;
  showMessage: Messages['showMessage'];
  onClose: () => void;
}

interface QuestionEditFields extends Claims {
  readonly title: string;
  readonly description: string;
  readonly companies: readonly string[];
  readonly tags: readonly string[];
}

/**
 * What its author may change, their edit that waits or was declined included: what another tab has saved meanwhile is
 * shown, and the next Save is meant.
 */
export function QuestionEditForm({ question, showMessage, onClose }: Props) {
  const { typed, made, change: type, sendOnce } = useTyped(useState(() => savedOf(question))[0], null);
  const [known, setKnown] = useState(question);
  const [began] = useState(question.revision);
  const { busy, refusal, error, send, change } = useSending('editing a question');
  const { revalidate } = useRevalidator();
  const put = (part: Partial<QuestionEditFields>) => {
    type(part);
    change();
  };
  const errorOf = (field: keyof QuestionEditFields) => refusal?.fields[`data.${field}`];
  const isOfField = refusal !== null && Object.keys(refusal.fields).length > 0;

  // A rejected one may be asked again as it is.
  const cannotSave =
    typed.title.trim() === '' || (question.status !== 'rejected' && isSame(typed, savedOf(known)));

  const save = () =>
    void send(async () => {
      if (!(await made.settled())) return;
      try {
        const saved = await sendOnce(({ companies, tags, ...texts }) =>
          browserApi.call('PATCH /qa/questions/{id}', {
            params: { id: question.id },
            body: {
              data: { ...texts, companies: [...companies], tags: [...tags] },
              revision: known.revision,
            },
          }),
        );
        showMessage({ text: doneText(question, saved) });
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
      <TextFields typed={typed} errorOf={errorOf} onChange={put} />
      <CompaniesField
        symbols={typed.companies}
        error={errorOf('companies')}
        onChange={(companies) => put({ companies })}
      />
      <KnownTags
        known={[...question.tags, ...(question.ownEdit?.tags ?? [])]}
        chosen={typed.tags}
        made={made}
        error={errorOf('tags')}
        onChange={(tags) => put({ tags })}
      />
      <ClaimFields claims={typed} companies={typed.companies} onChange={put} />
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
          <span className="caption">Others see your edit once an editor approves it.</span>
        )}
      </div>
    </form>
  );
}

interface TagsProps {
  /** Tags of the question and of the edit. */
  known: readonly QuestionTag[];
  chosen: readonly string[];
  made: MadeTags;
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Default tags come with the settings; until then those that are known. */
function KnownTags({ known, ...field }: TagsProps) {
  const settings = useQuery({ label: 'tags to choose from', call: 'GET /qa/settings', input: {} });
  const defaults = settings.state === 'ready' ? settings.value.tags.filter((tag) => tag.default) : [];
  const offered = new Map([...known, ...defaults].map((tag) => [tag.key, tag]));
  return <TagsField offered={[...offered.values()]} {...field} />;
}

/** What the author saved last: the edit that waits or was declined, else what everybody reads. */
function savedOf(question: Question): QuestionEditFields {
  const { title, description, companies, tags, ownsShare, isGenerated } = question.ownEdit ?? question;
  return { title, description, companies, tags: tags.map(({ key }) => key), ownsShare, isGenerated };
}

function isSame(one: QuestionEditFields, other: QuestionEditFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function doneText(before: Question, saved: Question): string {
  if (saved.hasPendingEdit) return 'Edit sent. Others see it once an editor approves it.';
  return before.status === 'rejected' ? 'Question sent to the editors again.' : 'Question saved.';
}
