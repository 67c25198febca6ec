import type { AccountId } from '@tenfold/contract/ids';
import type { Author } from '@tenfold/contract/qa/author';

/** Somebody who writes: Member 1, Member 2, … */
export function authorOf(id: number): Author {
  return {
    id: id as AccountId,
    fullName: `Member ${id}`,
    firstName: `Member ${id}`,
    avatar: null,
    bio: '',
    qaUpvotes: 0,
    isAnalyst: false,
  };
}
