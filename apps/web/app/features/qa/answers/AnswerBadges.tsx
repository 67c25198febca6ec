import type { Answer } from '@tenfold/contract/qa/post';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/text/Badge.tsx';
import './answer-badges.css';

type Special = Pick<Answer, 'featured' | 'isBest' | 'isByAnalyst'>;

interface Props {
  answer: Special;
  /** After them. */
  children?: ReactNode;
}

/** What is special about an answer, at the end of its author’s line. */
export function AnswerBadges({ answer, children }: Props) {
  const { featured, isBest, isByAnalyst } = answer;
  return (
    <span className="answer-badges">
      {isByAnalyst && !isBest && <Badge>Answer by an analyst</Badge>}
      {isBest && (
        <Badge tone="accent" icon="check">
          Best answer
        </Badge>
      )}
      {featured && <Badge tone="accent">Featured by editors</Badge>}
      {children}
    </span>
  );
}
