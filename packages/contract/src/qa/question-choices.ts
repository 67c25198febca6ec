// Values that the browser needs too: no schemas here.

export { postLimits } from '@tenfold/domain/qa';

/** A form is open for at least so long before a person sends it. */
export const leastFormOpenMs = 2_000;

export const questionCategories = ['FINANCIALS', 'BUSINESS', 'EVENT', 'CONCEPTS'] as const;
export type QuestionCategory = (typeof questionCategories)[number];

export const questionTabs = ['all', 'q-for-you', 'draft', 'bookmarks'] as const;
export const questionSorts = ['newest', 'upvotes', 'answers', 'active'] as const;
export const questionTypes = ['open', 'answered', 'unanswered', 'with_analysts'] as const;

export const answerSorts = ['upvotes', 'newest'] as const;

/** What brings a question to somebody, the strongest first; the last three are of the community, not their own. */
export const reasonKinds = [
  'forecast',
  'note',
  'contributor',
  'list',
  'popular',
  'featured',
  'community',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** Whether it is one of the reader’s own. */
export function isOwnReason(kind: ReasonKind): boolean {
  return reasonKinds.indexOf(kind) < reasonKinds.indexOf('popular');
}
