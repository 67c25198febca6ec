import { Badge } from '../../../ui/text/Badge.tsx';
import { ownsWords } from './claim-words.ts';
import type { Claims } from './claims.ts';

interface Props {
  post: Claims;
  /** Symbols of the question’s companies. */
  companies: readonly string[];
}

/** What an author says of their text, beside their name. */
export function ClaimBadges({ post: { ownsShare, isGenerated }, companies }: Props) {
  return (
    <>
      {ownsShare && companies.length > 0 && <Badge>{ownsWords(companies)}</Badge>}
      {isGenerated && <Badge>Written with AI</Badge>}
    </>
  );
}
