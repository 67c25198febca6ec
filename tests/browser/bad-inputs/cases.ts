import {
  moreAmounts,
  moreRates,
  otherAmounts,
  otherRates,
  ranges,
  someAmounts,
  someRates,
} from './numbers.ts';
import { addresses, passwords, tags, texts } from './texts.ts';

/** For forms that take a while each time. */
const hardest = texts.filter((_, at) => at % 2 === 1);
const others = [...texts.filter((_, at) => at % 2 === 0), '', '   '];

/** Each is typed, and pasted. */
export const inputsOf = {
  'an alert’s price': moreAmounts,
  'an edited alert': someAmounts,
  'an alert’s margin': otherRates,
  'a note’s prices': otherAmounts,
  'a note’s range': ranges,
  'a note’s words': hardest,
  'a note’s tags': tags,
  'the required return': someRates,
  'the terminal growth': otherRates,
  'the price to solve for': moreAmounts,
  'one’s own net debt': someAmounts,
  'the source of a figure': hardest,
  'a cell of a forecast': moreRates,
  'a forecast’s name': [...hardest, '', '   '],
  'a list’s name': others,
  'a comment on a list': others,
  'a comment on a figure': hardest,
  'a person’s name': others,
  'a person’s bio': hardest,
  'companies one knows': hardest,
  'an address': addresses,
  'a password': passwords,
  'a search': hardest,
} as const;

/** Keys can't type these: a line, or a cell, ends what is typed. */
export const isOneLine = (text: string) => !/[\t\r\n]/.test(text);
