/** What is typed or pasted where words are asked for. */
export const texts: readonly string[] = [
  ' with spaces around ',
  'a\u00a0b  c',
  'Straße, ﬁne, İstanbul',
  'e\u0301 is not é',
  '日本語のテキスト',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦 🏳️‍🌈',
  'zero\u200bwidth',
  '\u200fright to left',
  'over\u202eride',
  'bell\u0007',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE note;--",
  '{{7*7}} $(7*7) %s %00 &amp;',
  '=HYPERLINK("x")',
  'null',
  '-0',
  '1e5',
  '\\u0041\\',
  'x'.repeat(10_000),
  '👍'.repeat(3_000),
  'tab\tbetween',
  'two\nlines',
];

/** Tags of a note on MSFT, and the companies it is then about; null where these are none. */
export const tags: readonly (readonly [text: string, means: readonly string[] | null])[] = [
  ['nke', ['MSFT', 'NKE']],
  [' aapl ', ['MSFT', 'AAPL']],
  ['NKE, aapl,,', ['MSFT', 'NKE', 'AAPL']],
  ['nke\ncost\n', ['MSFT', 'NKE', 'COST']],
  ['nke\tcost', ['MSFT', 'NKE', 'COST']],
  ['ß', null],
  ['ＮＫＥ', null],
  ['NKE\u200b', null],
  ['NKE AAPL', null],
  ['<b>', null],
  ['👍', null],
  ['x'.repeat(10_000), null],
];

/** None of them is an address. */
export const addresses: readonly (readonly [text: string])[] = [
  ['ann'],
  ['ann@'],
  ['@example.com'],
  ['ann@example'],
  ['ann example.com'],
  ['ann@@example.com'],
  ['ann@example..com'],
  ['a nn@example.com'],
  ['ann@example.com, bob@example.com'],
  ['<b>@example.com'],
  [`${'x'.repeat(260)}@example.com`],
];

/** None of them is taken. */
export const passwords: readonly (readonly [text: string])[] = [
  [''],
  ['short'],
  ['123456789'],
  ['👍👍👍'],
  ['x'.repeat(201)],
  ['x'.repeat(10_000)],
];

/** Unusual, and to be taken as they are. */
export const secrets: readonly (readonly [text: string])[] = [
  [' a ladder and a lamp '],
  ['A LADDER and a lamp'],
  ['le\u0301vrier, ﬁne & Straße'],
  ['👩‍👩‍👧‍👦 ladder 🏳️‍🌈'],
];

/** All but the last are no names of anybody or anything. */
export const names: readonly string[] = [
  '   ',
  'x'.repeat(10_000),
  'bell\u0007',
  'www.example.com',
  ' Zoë\u0301 👩‍👩‍👧‍👦  ﬁne ',
];

/** Keys of a date field, month first, and the day they are; its year is 2019 before. Browsers paste nothing into one. */
export const typedDays: readonly (readonly [text: string, means: string | null])[] = [
  ['01042020', '2020-01-04'],
  ['12312024', '2024-12-31'],
  ['2292020', '2020-02-29'],
  ['0104', '2019-01-04'],
  ['02302020', null],
  ['02292021', null],
  ['04311999', null],
  ['01040020', null],
  ['01049999', null],
  ['1/4/2020', null],
];
