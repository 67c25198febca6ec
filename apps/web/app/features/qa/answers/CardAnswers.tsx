import type { Question } from '@tenfold/contract/qa/question';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { FirstAnswer } from '../card/FirstAnswer.tsx';
import { withReacted } from '../reactions/reacted.ts';
import { OpenedAnswers } from './opened-answers.ts';
import type { ListedAnswers } from './use-answers.ts';

interface Props {
  question: Question;
  now: Date;
  showMessage: Messages['showMessage'];
  onReacted?: ((question: Question) => void) | undefined;
  /** Between the answer and the way to the others: what readers think of the question. */
  children: ReactNode;
}

/** The answers of a question in a list: the answer shown first, and all of them where the reader wants them. */
export function CardAnswers({ question, now, showMessage, onReacted, children }: Props) {
  const { id, title, companies, answers, counters } = question;
  const [opened, setOpened] = useState<ListedAnswers | null>(null);
  const { busy, error, send } = useSending('loading answers');
  const [first] = answers;
  const more = counters.answersCount - answers.length;
  if (opened !== null) {
    return (
      <>
        <OpenedAnswers
          questionId={id}
          companies={companies}
          title={title}
          first={opened}
          total={counters.answersCount}
          firstRevealed={opened.answers.find((answer) => answer.id !== first?.id)?.id ?? null}
          now={now}
          showMessage={showMessage}
        />
        {children}
      </>
    );
  }
  const view = () =>
    void send(async () => {
      const [listed] = await Promise.all([
        browserApi.call('GET /qa/answers', { query: { questionId: id } }),
        OpenedAnswers.load(),
      ]);
      setOpened(listed);
    });
  return (
    <>
      {first !== undefined && (
        <FirstAnswer
          answer={first}
          title={title}
          companies={companies}
          now={now}
          showMessage={showMessage}
          onReacted={(reacted) => {
            const others = answers.slice(1);
            onReacted?.({ ...question, answers: [withReacted(first, reacted), ...others] });
          }}
        />
      )}
      {children}
      {more > 0 ? (
        <Button className="needs-script" size="sm" busy={busy} onClick={view}>
          {first === undefined ? `VIEW ANSWERS (${more})` : `VIEW MORE ANSWERS (${more})`}
        </Button>
      ) : (
        <Link className={buttonClass({ size: 'sm' })} to={questionPath(id)}>
          VIEW ANSWERS
        </Link>
      )}
      {error !== null && <Notice tone="error">{error}</Notice>}
    </>
  );
}
