/** A number below `below`, the same each time. */
export type Dice = (below: number) => number;

export function seededDice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const of = (code: number) => String.fromCodePoint(code);

const markup = [
  '<script>alert(1)</script>',
  '</script><b>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><a href="javascript:alert(1)">',
  '<!--',
  ']]>',
  '&lt;script&gt;',
  '&#x3c;b&#x3e;',
  '<style>*{display:none}',
  '<base href=//evil.example>',
  '#{7*7}',
  '{{constructor}}',
  "'; drop table qa_post; --",
];
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt://x%0aalert(1)',
  'data:text/html,<b>',
  'vbscript:x',
  'file:///etc/passwd',
  'https://evil.example/"onmouseover="alert(1)',
  'http://[::1',
  'https://user:pass@evil.example',
  'ftp://x.example',
  'https://аpple.com',
];
const words = [
  'Margin',
  'fell',
  'because',
  'выручка',
  '収益',
  'Ελλάδα',
  'رای',
  '👩‍👩‍👧',
  'Tiếng',
  'why?',
  '\n\n',
  '1,234',
];
const sly = [
  0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0x61c, 0xfeff, 0x3164,
  0x2800, 0xe0041, 0x0, 0x1b, 0x85, 0x2028, 0xd800, 0xe000, 0xfdd0, 0x34f,
];
const lookAlikes = ['Аnn Lее', 'Ѕam Ito', 'Priya Nаir', 'ｔｅｎｆｏｌｄ', 'Τenfold'];

/** Texts as somebody would send them who wants to break a page, or to pass for another. One in 100 is 100,000 characters long. */
export function* hostileTexts(count: number, dice: Dice): Generator<string> {
  const pick = (from: readonly string[]) => from[dice(from.length)] ?? '';
  const part = (): string => {
    switch (dice(7)) {
      case 0:
        return pick(markup);
      case 1:
        return pick(schemes);
      case 2:
        return dice(3) === 0 ? of(sly[dice(sly.length)] ?? 0) : pick(words);
      case 3:
        return pick(lookAlikes);
      case 4:
        return dice(4) === 0 ? `a${'\u0301'.repeat(1 + dice(40))}` : pick(words);
      default:
        return pick(words);
    }
  };
  for (let made = 0; made < count; made += 1) {
    const text = Array.from({ length: 1 + dice(12) }, part).join(' ');
    yield made % 100 === 99 ? text.padEnd(100_000, text || 'x') : text;
  }
}
