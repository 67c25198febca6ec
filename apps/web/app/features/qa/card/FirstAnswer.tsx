import type { Answer } from '@tenfold/contract/qa/post';
import { questionPath } from '../../../shell/questions-paths.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { AnswerHead } from '../answers/AnswerHead.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { ReactionBar } from '../reactions/ReactionBar.tsx';
import type { Reacted } from '../reactions/reacted.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { LongText } from './LongText.tsx';

interface Props {
  answer: Answer;
  /** The title of its question. */
  title: string;
  companies: readonly string[];
  now: Date;
  showMessage: Messages['showMessage'];
  onReacted?: ((reacted: Partial<Reacted>) => void) | undefined;
}

/** The answer that a list shows of a question; the others and the comments are on its own page. */
export function FirstAnswer({ answer, title, companies, now, showMessage, onReacted }: Props) {
  const { id, questionId, author, text, counters } = answer;
  const path = questionPath(questionId, id);
  return (
    <section className="first-answer" aria-label={`Answer by ${author.fullName}`}>
      <AuthorPicture author={author} />
      <div>
        <AnswerHead answer={answer} companies={companies} now={now} />
        <LongText text={text} figures={answer.figures} />
        <ReactionBar
          kind="answer"
          post={answer}
          below={{ label: 'Comments', count: counters.commentsCount, to: path }}
          share={<ShareMenu path={path} title={title} showMessage={showMessage} />}
          showMessage={showMessage}
          onReacted={onReacted}
        />
      </div>
    </section>
  );
}
