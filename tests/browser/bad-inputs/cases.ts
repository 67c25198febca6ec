import {
  fewAmounts,
  fewRates,
  moreAmounts,
  moreRates,
  otherAmounts,
  otherFewAmounts,
  otherFewRates,
  otherRates,
  ranges,
  someAmounts,
  someRates,
} from './numbers.ts';
import { importedCells } from './spreadsheets.ts';
import { addresses, names, passwords, secrets, tags, texts, typedDays } from './texts.ts';

/** For forms that take a while each time. */
const hardest = texts.filter((_, at) => at % 2 === 1);
const others = [...texts.filter((_, at) => at % 2 === 0), '', '   '];
/** For the second form of a kind. */
const few = texts.filter((_, at) => at % 3 === 2);
const otherFew = texts.filter((_, at) => at % 3 === 0);
const fewAddresses = addresses.filter((_, at) => at % 2 === 0);

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
  'an update’s prices': fewAmounts,
  'an update’s words': few,
  'an edited note’s prices': otherFewAmounts,
  'an edited note’s words': otherFew,
  'a list’s new name': otherFew,
  'the name of a list that begins': few,
  'an edited comment on a list': otherFew,
  'a comment in a comparison': [...few, '   '],
  'a search of the companies': [...few, '   '],
  'a search of one’s notes': [...otherFew, '   '],
  'a search of one’s lists': few,
  'a company to compare with': otherFew,
  'a company for a list': few,
  'the first company of a list': otherFew,
  'a person’s last name': few,
  'companies one owns': otherFew,
  'a newcomer’s name': names,
  'a changed password': [...passwords, ...secrets],
  'the password now': secrets,
  'a password by link': passwords,
  'an address to sign in': addresses,
  'an address for a link': fewAddresses,
  'an address to delete an account': fewAddresses,
  'an alert’s price among all': fewAmounts,
  'an alert’s edited margin': fewRates,
  'a forecast’s first name': names.filter((name) => !name.startsWith('www')),
  'the formula bar': otherFewRates,
  'a cell on a phone': fewRates,
} as const;

/** Given one way only: nothing can be pasted into a date field, and cells come in files. */
export const otherInputsOf = {
  'a day of the chart': typedDays,
  'a day of a walk': typedDays,
  'a cell of a file': importedCells,
} as const;

/** Keys can't type these: a line, or a cell, ends what is typed. */
export const isOneLine = (text: string) => !/[\t\r\n]/.test(text);
