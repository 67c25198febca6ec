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
