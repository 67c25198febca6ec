import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNames } from '@tenfold/domain/data-quality';
import { lineKeys } from '@tenfold/domain/statements';
import { methodIds } from '@tenfold/domain/valuation';
import { describe, expect, test } from 'vitest';
import { root } from './imports.ts';

const page = readFileSync(join(root, 'docs/methodology.md'), 'utf8');
const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** Words in backticks in first cells, or in rows named Key, Keys or Method. */
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

  test.each([
    ['Mark', 'Marks'],
    ['MissingReason', 'Reasons for no value'],
  ])('names each %s', (type, heading) => {
    const source = readFileSync(join(root, 'packages/domain/src/figures/index.ts'), 'utf8');
    const [, union = ''] = source.split(`export type ${type} =`);
    const keys = [...(union.split('\n\n')[0] ?? '').matchAll(/\| '(\w+)'/g)].map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !section(heading).includes(`\`${key}\``))).toEqual([]);
  });

  test('has each heading once', () => {
    expect(headings.filter((it, at) => headings.indexOf(it) !== at)).toEqual([]);
  });

  test('names only files that exist', () => {
    const named = [...page.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|csv))`/g)].map(([, path = '']) => path);
    const isThere = (path: string) =>
      existsSync(join(root, path)) || existsSync(join(root, 'packages/domain/src', path));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  test('links only to headings that exist', () => {
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

const reference = /docs\/methodology\.md, ("[^"]+"(?: and "[^"]+")*)/g;

/** Mentions of the methodology in another format or with unknown headings. */
function wrongReferences(text: string): string[] {
  const unwrapped = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const named = [...unwrapped.matchAll(reference)].flatMap(([, names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  );
  const others = unwrapped.replaceAll(reference, '').match(/.{0,20}\bmethodology\b.{0,20}/gi) ?? [];
  return [...named.filter((name) => !headings.includes(name)), ...others];
}

describe('comments that name the methodology', () => {
  test('name one of its headings, in one format', () => {
    const files = globSync(['packages/*/src/**/*.ts', 'apps/*/{app,src}/**/*.{ts,tsx}'], { cwd: root });
    const wrong = files.flatMap((file) =>
      wrongReferences(readFileSync(join(root, file), 'utf8')).map((it) => `${file}: ${it}`),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test('are found when they name another heading, or use another format', () => {
    expect(wrongReferences('/** docs/methodology.md, "Capex" */')).toEqual([]);
    expect(wrongReferences('/** docs/methodology.md, "Capex" and\n * "Debt" */')).toEqual([]);
    expect(wrongReferences('/** docs/methodology.md, "Goodwill" */')).toEqual(['Goodwill']);
    expect(wrongReferences('/** Capex (methodology 4). */')).toHaveLength(1);
  });
});

function section(name: string): string {
  const [, text = ''] = page.split(`\n### ${name}\n`);
  return text.split('\n##')[0] ?? '';
}

function chapter(name: string): string {
  const [, text = ''] = page.split(`\n## ${name}\n`);
  return text.split('\n## ')[0] ?? '';
}
