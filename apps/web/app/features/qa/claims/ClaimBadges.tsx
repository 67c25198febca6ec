import { Badge } from '../../../ui/text/Badge.tsx';
import type { Claims } from './ClaimFields.tsx';

/** What an author says of their text, beside their name. */
export function ClaimBadges({ post: { ownsShare, isGenerated } }: { post: Claims }) {
  return (
    <>
      {ownsShare && <Badge>Owns this share</Badge>}
      {isGenerated && <Badge>Written with AI</Badge>}
    </>
  );
}
