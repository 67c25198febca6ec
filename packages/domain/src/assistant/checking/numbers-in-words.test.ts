import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, shown } from './checked.fixture.ts';

describe('a number that is no token is never shown', () => {
  const numbers = [
    '1.8 billion',
    '２０２４',
    '١٢',
    '१२',
    '十二',
    '②',
    '²',
    '½',
    'Ⅻ',
    '𝟙𝟚',
    '፲',
    '㉑',
    '1\u200b2',
    '\u202e21',
    '𐄇',
    'twelve',
    'Twelve',
    'twenty-one',
    'twentyone',
    'a dozen',
    'billions',
    'half',
    'half of it',
    'doubled',
    'twice',
    'threefold',
    'two-thirds',
    'a third',
    'one quarter of it',
    'a quarter of it',
    'the thousandth part',
    'a gazillion',
    'in the nineties',
    'xii',
    'lOO',
    'IIII',
    'all of it',
    'nada',
    'ten per cent',
    'per cent',
    'percent',
    'basis points of ten',
    'XII',
    'MMXXIV',
    'tenfold',
    't-w-o',
    't w o',
    't.w.o',
    'dou-bled',
    'dou\u00adbled',
    'twe\u200blve',
    't\u0336w\u0336o\u0336',
    'ｔｗｅｌｖｅ',
    '𝗵𝗮𝗹𝗳',
    'hаlf',
    'twо',
    'doce',
    'zwölf',
    'quatre',
    'двенадцать',
    'δώδεκα',
    'first',
    'most of it',
    'USD',
    'dollars',
    '$',
    '€',
    '%',
    '٪',
    '‰',
    'zero',
    'nothing',
    'a couple',
    'a decade',
    'January',
    'the year 2024',
    'FY2024',
    '2024',
    'ʜᴀʟғ',
    'sıx',
    'twø',
  ];
  test.each(numbers)('%j', (number) => {
    for (const sentence of [
      `It was ${number}.`,
      `${number} was reported.`,
      `Acme’s revenue was {ACME FY2023 revenue}, or ${number === 'the year 2024' || number === 'FY2024' || number === '2024' ? '2021' : number}.`,
      `| Revenue | ${number} |`,
      `[${number}](https://example.org)`,
      `<b>${number}</b>`,
      `\`${number}\``,
      `## ${number} and so on`,
    ]) {
      expect([sentence, shown(sentence)]).toEqual([sentence, null]);
    }
  });

  test('whatever text it is, what is shown has no digit outside its figures, labels and names', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          '{ACME FY2024 revenue}',
          'Acme’s revenue',
          ' was ',
          '.',
          ' 12 ',
          '１',
          ' rose ',
          '10-K ',
          ' 3M ',
        ),
      ),
    );
    fc.assert(
      fc.property(pieces, (all) => {
        const { sentence } = check(all.join(''));
        const words = (sentence?.parts ?? []).flatMap((part) => (typeof part === 'string' ? [part] : []));
        const plain = words
          .join('')
          .replace(/ \([^()]*to Dec 31, 2024\)/g, '')
          .replace(/10-K|3M/g, '');
        expect(plain.normalize('NFKC')).not.toMatch(/\p{N}|rose/u);
      }),
      { numRuns: 500 },
    );
  });
});
