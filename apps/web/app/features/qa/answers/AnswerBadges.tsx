import type { Answer } from '@tenfold/contract/qa/post';
import { Badge } from '../../../ui/text/Badge.tsx';
import { ClaimBadges } from '../claims/ClaimBadges.tsx';

type Special = Pick<Answer, 'featured' | 'isBest' | 'isByAnalyst' | 'ownsShare' | 'isGenerated'>;

/** What is special about an answer. */
export function AnswerBadges({ answer }: { answer: Special }) {
  const { featured, isBest, isByAnalyst } = answer;
  return (
    <>
      <ClaimBadges post={answer} />
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
