import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNames } from '@tenfold/domain/quality';
import { lineKeys } from '@tenfold/domain/statements';
import { methodIds } from '@tenfold/domain/valuation';
import { describe, expect, test } from 'vitest';
import { root } from './imports.ts';

const page = readFileSync(join(root, 'docs/methodology.md'), 'utf8');
const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** What stands in backticks in the first cells of tables, or beside the word Key, Keys or Method there. */
function keysIn(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => {
    const [, first = '', second = ''] = row.split('|');
    const cell = /^(Keys?|Method)$/.test(first.trim()) ? second : first;
    return [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => key);
  });
}

describe('docs/methodology.md', () => {
  test('has a row for each line', () => {
    expect(lineKeys.filter((key) => !keysIn(chapter('Lines')).includes(key))).toEqual([]);
  });

  test('has a row for each valuation method', () => {
    expect(methodIds.filter((id) => !keysIn(chapter('Valuation')).includes(id))).toEqual([]);
  });

  test('has a row for each data quality check', () => {
    expect(checkNames.filter((name) => !keysIn(chapter('Data quality checks')).includes(name))).toEqual([]);
  });

  test('has each heading once', () => {
    expect(headings.filter((it, at) => headings.indexOf(it) !== at)).toEqual([]);
  });

  test('names only files that are there', () => {
    const named = [...page.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|csv))`/g)].map(([, path = '']) => path);
    const isThere = (path: string) =>
      existsSync(join(root, path)) || existsSync(join(root, 'packages/domain/src', path));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  test('links only to headings that are there', () => {
    const anchors = headings.map((it) =>
      it
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.filter((it) => !anchors.includes(it))).toEqual([]);
  });
});

/** From a heading of the second level to the next one. */
function chapter(name: string): string {
  const [, text = ''] = page.split(`\n## ${name}\n`);
  return text.split('\n## ')[0] ?? '';
}
