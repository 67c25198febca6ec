import { describe, expect, test } from 'vitest';
import { withoutShell } from './reverse-merger.ts';
import { fact, instant } from './synthetic-facts.ts';

const shell = { filed: '2025-02-15', accession: 'the shell' };
const merged = { filed: '2025-05-07', accession: 'after the merger', form: '10-Q' };

describe('what a shell filed before a company merged into it', () => {
  test('is left out, where assets and profit are told again as those of another company', () => {
    const facts = [
      instant('Assets', 709, shell),
      fact('NetIncomeLoss', 4, shell),
      instant('Assets', 4657, merged),
      fact('NetIncomeLoss', -141, merged),
    ];
    expect(withoutShell(facts)).toEqual(facts.slice(2));
  });

  test('is not a company whose funds or subsidiary left its balance sheet', () => {
    const facts = [
      instant('Assets', 21_600, shell),
      fact('NetIncomeLoss', 35, shell),
      instant('Assets', 4300, merged),
      fact('NetIncomeLoss', 35, merged),
    ];
    expect(withoutShell(facts)).toEqual(facts);
  });

  test('is not a slip of scale', () => {
    const facts = [
      instant('Assets', 709_000, shell),
      fact('NetIncomeLoss', 4000, shell),
      instant('Assets', 709, merged),
      fact('NetIncomeLoss', 4, merged),
    ];
    expect(withoutShell(facts)).toEqual(facts);
  });
});
