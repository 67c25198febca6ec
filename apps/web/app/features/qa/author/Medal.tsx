import type { Author } from '@tenfold/contract/qa/author';
import { topContributorUpvotes } from '@tenfold/domain/qa';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { DrawnIcon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import '../../../ui/overlays/tooltip.css';
import './author.css';

/** Beside those with many upvotes. */
export function Medal({ author: { qaUpvotes } }: { author: Author }) {
  if (qaUpvotes < topContributorUpvotes) return null;
  return (
    <span title="Top contributor">
      <Explained explanation="Top contributor" className="medal">
        <DrawnIcon path={shape} />
        <VisuallyHidden>Top contributor</VisuallyHidden>
      </Explained>
    </span>
  );
}

const shape = 'M7 14.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M9 10 6 4h4l2 4 2-4h4l-3 6';
