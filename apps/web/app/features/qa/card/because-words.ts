import type { Reason } from '@tenfold/contract/qa/reason';

/** Why a question is among those for the reader, in one line. */
export function becauseWords(reason: Reason): string {
  switch (reason.kind) {
    case 'forecast':
      return `Because you have a forecast of ${reason.symbol}`;
    case 'note':
      return `Because you have a note on ${reason.symbol}`;
    case 'contributor':
      return `Because you follow ${reason.contributor.fullName}`;
    case 'list':
      return `Because ${reason.symbol} is on your list ${reason.list.name}`;
    case 'popular':
      return 'Popular this month';
    case 'featured':
      return 'Featured by editors';
    case 'community':
      return 'New in the community';
  }
}
