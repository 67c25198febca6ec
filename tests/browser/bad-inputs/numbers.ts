/** What is typed or pasted where a number is asked for, and the number it is; null where it is none, or could be two. */
export type NumberCase = readonly [text: string, means: number | null];

const anywhere: readonly NumberCase[] = [
  ['41', 41],
  [' 42 ', 42],
  ['43.5', 43.5],
  ['44,5', 44.5],
  ['45.', 45],
  ['.5', 0.5],
  [',25', 0.25],
  ['007', 7],
  ['４６．５', 46.5],
  ['47.250', 47.25],
  ['-48', -48],
  ['−49', -49],
  ['–50', -50],
  ['(51)', -51],
  ['+52', 52],
  ['-0', 0],
  ['0', 0],
  ['1,234.56', 1_234.56],
  ['1.235,56', 1_235.56],
  ['1 236.5', 1_236.5],
  ['1\u00a0237,5', 1_237.5],
  ['1’238.50', 1_238.5],
  ['0.0000001', 1e-7],
  ['99999999999999', 99_999_999_999_999],
  ['9'.repeat(10_000), null],
  ['1234,567', null],
  ['12,34,567', null],
  ['1.2.3', null],
  ['1e5', null],
  ['5e-2', null],
  ['0x10', null],
  ['Infinity', null],
  ['NaN', null],
  ['٤٢', null],
  ['4²', null],
  ['½', null],
  ['1/2', null],
  ['330-450', null],
  ['--5', null],
  ['+-5', null],
  ['5-', null],
  ['(-5)', null],
  ['=1+1', null],
  ['12k', null],
  ['3 m', null],
  ['2bn', null],
  ['5x', null],
  ['€50', null],
  ['5%%', null],
  ['1_000', null],
  ['4\u200b2', null],
  ['\u200f42', null],
  ['4\u00072', null],
  ['💰', null],
  ['forty-two', null],
  ['<b>5</b>', null],
  ["5'; drop table note; --", null],
  ['3\n4', null],
  ['3\t4', null],
  ['3\r\n4\r\n', null],
];

const amounts: readonly NumberCase[] = [
  ['1,239', 1_239],
  ['$53', 53],
  ['$1,240.25', 1_240.25],
  ['20 %', null],
];

const rates: readonly NumberCase[] = [
  ['7 %', 7],
  ['(8.5%)', -8.5],
  ['6,125.0', 6_125],
  ['7,125', null],
  ['$9', null],
];

/** A third each, so that several forms share them all: each takes a while. */
const third = (from: number) => anywhere.filter((_, at) => at % 3 === from);
export const someAmounts = [...third(0), ...amounts];
export const otherAmounts = [...third(1), ...amounts];
export const moreAmounts = [...third(2), ...amounts];
export const someRates = [...third(0), ...rates];
export const otherRates = [...third(1), ...rates];
export const moreRates = [...third(2), ...rates];

/** Two prices each, the lower first, as it is stored. */
export const ranges: readonly (readonly [text: string, means: string | null])[] = [
  ['330-450', '330-450'],
  [' 331 - 451 ', '331-451'],
  ['332–452', '332-452'],
  ['$333-$453', '333-453'],
  ['1,334.5-1.454,5', '1334.5-1454.5'],
  ['330-450-500', null],
  ['450-330', null],
  ['330-330', null],
  ['-330-450', null],
  ['330--450', null],
  ['330-', null],
  ['-450', null],
  ['330', null],
  ['330 450', null],
  ['330..450', null],
  ['330 to 450', null],
  ['330-450 €', null],
  ['330-45%', null],
  ['(330)-450', null],
  ['1e2-1e3', null],
  ['330-Infinity', null],
  ['330\n450', null],
  ['330\t-450', null],
  [`330-${'9'.repeat(400)}`, null],
];

/** For the second form of a kind. */
const sixth = (from: number) => anywhere.filter((_, at) => at % 6 === from);
export const fewAmounts = [...sixth(0), ...amounts];
export const otherFewAmounts = [...sixth(3), ...amounts];
export const fewRates = [...sixth(1), ...rates];
export const otherFewRates = [...sixth(4), ...rates];
