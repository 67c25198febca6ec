import type { PostId } from '@tenfold/contract/ids';
import type { DraftOfAnswer } from '@tenfold/contract/qa/drafts';
import type { Answer } from '@tenfold/contract/qa/post';
import { postLimits } from '@tenfold/contract/qa/question-choices';
import { type ReactNode, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { ClaimFields } from '../claims/ClaimFields.tsx';
import { type Claims, noClaims } from '../claims/claims.ts';
import { useFormTrace } from '../claims/use-form-trace.tsx';
import { useSavedDraft } from './use-saved-draft.ts';
import { useWrittenText } from './use-written-text.ts';
import { WritingArea } from './WritingArea.tsx';
import '../../../ui/controls/kbd.css';
import './answers.css';

interface Props {
  questionId: PostId;
  /** Symbols of what the question is about. */
  companies: readonly string[];
  /** One’s draft that is edited here. */
  draft: DraftOfAnswer | null;
  onAdded: (answer: Answer) => void;
  /** Before the first post: the name others will read. */
  publicName: ReactNode;
}

/** What another tab has saved of the draft meanwhile is shown; the next DRAFT is meant. */
export function AnswerComposer({ questionId, companies, draft, onAdded, publicName }: Props) {
  const isVisitor = useViewer() === null;
  const ready = useHydrated();
  const [claims, setClaims] = useState<Claims>(draft?.data ?? noClaims);
  const trace = useFormTrace();
  const written = useWrittenText({
    what: 'answering a question',
    place: `question:${questionId}`,
    most: postLimits.answer,
    first: draft?.data.text ?? null,
  });
  const { text, cannotPost, busy, failure, post } = written;
  const { newer, saving, save } = useSavedDraft(questionId, draft, written.forget);
  const add = () => {
    if (isVisitor || saving.busy) return;
    post(async (typed) => {
      const data = { text: typed, ...claimsOf(claims) };
      const body = { data, questionId, draftId: draft?.id ?? null, form: await trace.read() };
      onAdded(await browserApi.call('POST /qa/answers', { body }));
      setClaims(noClaims);
    });
  };

  return (
    <form
      className="answer-composer"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <WritingArea
        written={{ ...written, failure: failure ?? saving.error, busy: busy || saving.busy }}
        companies={companies}
        label="Your answer"
        placeholder="Be specific, name your sources."
        onSubmit={add}
      />
      {!isVisitor && (
        <ClaimFields
          claims={claims}
          companies={companies}
          onChange={(part) => setClaims({ ...claims, ...part })}
        />
      )}
      {trace.field}
      {newer !== null && (
        <Notice tone="warn">
          This draft has changed in another tab to “{newer.data.text}”. Press DRAFT again to keep the text
          above instead.
        </Notice>
      )}
      {isVisitor ? (
        <Notice action={<SignInActions plans={false} />}>
          Sign in to answer, comment and vote. Your text is kept.
        </Notice>
      ) : (
        <ComposerButtons
          adding={busy}
          saving={saving.busy}
          cannotPost={!ready || cannotPost}
          isAgain={failure !== null}
          onSave={() => save({ text: text.trim(), ...claimsOf(claims) })}
        />
      )}
      {publicName}
    </form>
  );
}

interface ButtonsProps {
  adding: boolean;
  saving: boolean;
  cannotPost: boolean;
  isAgain: boolean;
  onSave: () => void;
}

function ComposerButtons({ adding, saving, cannotPost, isAgain, onSave }: ButtonsProps) {
  return (
    <div className="row row-wrap">
      <Button type="submit" variant="primary" busy={adding} disabled={cannotPost || saving}>
        {isAgain ? 'Try again' : 'ADD'}
      </Button>
      <Button busy={saving} disabled={cannotPost || adding} onClick={onSave}>
        DRAFT
      </Button>
      <span className="caption push desktop-only">
        <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">Enter</kbd> adds
      </span>
    </div>
  );
}

/** What the author says of a draft, without its text. */
function claimsOf({ ownsShare, isGenerated }: Claims): Claims {
  return { ownsShare, isGenerated };
}
