import type { QuotedOpinion } from '@tenfold/contract/assistant';
import { Link } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';
import { contributorPath, questionPath } from '../../../shell/questions-paths.ts';
import { opinionLabel } from './opinion-label.ts';
import './opinion.css';

/** What somebody of the community thinks, in their words: set apart from what the answer says. */
export function OpinionView({ opinion }: { opinion: QuotedOpinion }) {
  const { author, question, questionId, answerId, text, isCut, figures, answeredAt } = opinion;
  return (
    <figure className="chat-opinion">
      <figcaption>
        <span className="overline">{opinionLabel(opinion)}</span>
        <span className="caption">
          {author.id === null ? (
            author.fullName
          ) : (
            <Link className="link" to={contributorPath(author.id)} dir="auto">
              {author.fullName}
            </Link>
          )}
          , {formatDay(answeredAt.slice(0, 10))}
        </span>
      </figcaption>
      <blockquote dir="auto">
        <FiguredText text={isCut ? `${text} …` : text} figures={figures} />
      </blockquote>
      <p className="caption">
        Answers{' '}
        <Link className="link" to={questionPath(questionId, answerId)} dir="auto">
          {question}
        </Link>
      </p>
    </figure>
  );
}
