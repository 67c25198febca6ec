import type { Answer } from '@tenfold/contract/qa/post';
import { Badge } from '../../../ui/text/Badge.tsx';

type Special = Pick<Answer, 'featured' | 'isBest' | 'isByAnalyst'>;

/** What is special about an answer. */
export function AnswerBadges({ answer }: { answer: Special }) {
  const { featured, isBest, isByAnalyst } = answer;
  return (
    <>
      {isByAnalyst && !isBest && <Badge>Answer by an analyst</Badge>}
      {isBest && (
        <Badge tone="accent" icon="check">
          Best answer
        </Badge>
      )}
      {featured && <Badge tone="accent">Featured by editors</Badge>}
    </>
  );
}
