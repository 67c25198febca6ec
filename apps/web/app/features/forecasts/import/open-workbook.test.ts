import type { WorkbookSheet } from '@tenfold/domain/workbook';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeWorkbook } from '../export/write-workbook.ts';
import { openWorkbook } from './open-workbook.ts';
import { BrokenFile } from './zip.ts';

const text = (value: string) =>
  ({ value, formula: null, format: 'text', style: 'plain', link: null }) as const;
const number = (value: number | null, formula: string | null = null) =>
  ({ value, formula, format: 'money', style: 'plain', link: null }) as const;

const sheets: WorkbookSheet[] = ['Financials', 'Fair value', 'Sources', 'Inputs'].map((name) => ({
  name,
  rows: [[text('Acme & Sons'), null, number(5)], [number(0.28, 'IF(C1>0,C1/2,"")')]],
  frozen: { columns: 0, rows: 0 },
  widths: [10],
}));

let parts: Record<string, Uint8Array>;

beforeAll(async () => {
  const blob = await writeWorkbook(sheets, 'USD');
  parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
});

function zipped(changed: Zippable = {}, without: readonly string[] = []): Blob {
  const entries = Object.entries({ ...parts, ...changed }).filter(([name]) => !without.includes(name));
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(entries)))]);
}

function sheetOf(rows: string): Uint8Array {
  return strToU8(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
}

async function whyNot(file: Blob): Promise<string> {
  try {
    await openWorkbook(file);
    return 'opened';
  } catch (cause) {
    if (!(cause instanceof BrokenFile)) throw cause;
    return cause.why;
  }
}

const first = 'xl/worksheets/sheet1.xml';
async function financialsOf(rows: string) {
  return (await openWorkbook(zipped({ [first]: sheetOf(rows) }))).get('Financials');
}

describe('a spreadsheet file', () => {
  test('has a number only where one is written out', async () => {
    for (const [written, value] of [
      ['0.05', 0.05],
      ['-3.5E-2', -0.035],
      [' ', ' '],
      ['0x10', '0x10'],
      ['0b1', '0b1'],
      ['Infinity', 'Infinity'],
      ['1e309', '1e309'],
      ['5%', '5%'],
    ] as const) {
      const sheet = await financialsOf(`<row r="1"><c r="A1"><v>${written}</v></c></row>`);
      expect(sheet?.get(1)?.get(1)?.value).toBe(value);
    }
  });

  test('is opened with values and formulas, and only the sheets that are ours', async () => {
    const opened = await openWorkbook(zipped());
    expect([...opened.keys()]).toEqual(['Financials', 'Fair value', 'Inputs']);
    expect(opened.get('Financials')?.get(1)?.get(1)).toEqual({ value: 'Acme & Sons', formula: null });
    expect(opened.get('Financials')?.get(1)?.get(3)).toEqual({ value: 5, formula: null });
    expect(opened.get('Financials')?.get(2)?.get(1)).toEqual({ value: 0.28, formula: 'IF(C1>0,C1/2,"")' });
  });

  test('has formulas that neighbours share, each as it stands in its own cell', async () => {
    const sheet = await financialsOf(
      '<row r="4"><c r="B4"><f t="shared" ref="B4:D4" si="0">A4*$A$1</f><v>1</v></c><c r="C4"><f t="shared" si="0"/><v>2</v></c><c><f t="shared" si="0"/><v>3</v></c></row>',
    );
    expect([2, 3, 4].map((column) => sheet?.get(4)?.get(column)?.formula)).toEqual([
      'A4*$A$1',
      'B4*$A$1',
      'C4*$A$1',
    ]);
  });

  test('is read whatever its program writes: prefixes, plain texts, truths, errors, cells without an address', async () => {
    const sheet = await financialsOf(
      '<x:row><x:c t="inlineStr"><x:is><x:t>a</x:t><x:r><x:t>b</x:t></x:r></x:is></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c><x:c t="str"><x:f>A1</x:f><x:v>&lt;</x:v></x:c><x:c/><x:c><x:v>1E-3</x:v></x:c></x:row>',
    );
    expect([...(sheet?.get(1)?.values() ?? [])].map(({ value }) => value)).toEqual([
      'ab',
      true,
      '#REF!',
      '<',
      null,
      0.001,
    ]);
  });
});

describe('a file that can’t be opened', () => {
  test.each([
    ['is empty', new Blob([])],
    ['is a text', new Blob(['Revenue;2024\n1;2'])],
    ['is an archive of something else', new Blob([new Uint8Array(zipSync({ 'a.txt': strToU8('a') }))])],
  ])('%s', async (_, file) => {
    expect(await whyNot(file)).toBe('damaged');
  });

  test('is cut off, or has bytes changed', async () => {
    const bytes = new Uint8Array(await zipped().arrayBuffer());
    for (const length of [10, 100, bytes.length >> 1, bytes.length - 30, bytes.length - 1]) {
      expect(await whyNot(new Blob([bytes.slice(0, length)]))).toBe('damaged');
    }
    for (let at = 0; at < bytes.length; at += 97) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(['opened', 'damaged', 'protected', 'too_large']).toContain(await whyNot(new Blob([changed])));
    }
  });

  test('lacks a sheet it names, or is no well-formed XML', async () => {
    expect(await whyNot(zipped({}, [first]))).toBe('damaged');
    expect(await whyNot(zipped({}, ['xl/workbook.xml']))).toBe('damaged');
    expect(await whyNot(zipped({ [first]: strToU8('<worksheet><sheetData><row></sheetData>') }))).toBe(
      'damaged',
    );
  });

  test('has a password', async () => {
    expect(await whyNot(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])]))).toBe('protected');
  });
});

describe('a hostile file', () => {
  // Read to its end, each would take minutes or all memory: more than a test has.
  test.each<readonly [string, () => Zippable | Blob]>([
    ['unpacks to much', () => ({ [first]: new Uint8Array(30_000_000).fill(32) })],
    ['has texts without end', () => ({ 'xl/sharedStrings.xml': new Uint8Array(30_000_000).fill(97) })],
    [
      'has a million rows',
      () => ({
        [first]: sheetOf(
          Array.from({ length: 1_000_000 }, (_, row) => `<row r="${row + 1}"/>`)
            .join('')
            .slice(0, 9_900_000),
        ),
      }),
    ],
    ['has a million cells', () => ({ [first]: sheetOf(`<row>${'<c/>'.repeat(1_000_000)}</row>`) })],
    [
      'has a cell far away',
      () => ({ [first]: sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>') }),
    ],
    [
      'has a cell of a million letters',
      () => ({ [first]: sheetOf(`<row><c><v>${'9'.repeat(1_000_000)}</v></c></row>`) }),
    ],
    [
      'has a formula of a million letters',
      () => ({ [first]: sheetOf(`<row><c><f>${'1+'.repeat(500_000)}1</f></c></row>`) }),
    ],
    [
      'has thousands of parts',
      () => Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`p/${at}`, strToU8('')])),
    ],
    ['is large', () => new Blob([new Uint8Array(6_000_000)])],
  ])('that %s is given up', async (_, made) => {
    const changed = made();
    const file = changed instanceof Blob ? changed : zipped(changed);
    expect(await whyNot(file)).toBe('too_large');
  });

  test('that states a small size for what unpacks to much is given up', async () => {
    const bytes = new Uint8Array(
      await zipped({ [first]: new Uint8Array(30_000_000).fill(32) }).arrayBuffer(),
    );
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 30; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
    }
    expect(await whyNot(new Blob([bytes]))).toBe('too_large');
  });

  test('that nests, or has a tag without an end, is given up', async () => {
    for (const xml of [
      `${'<a>'.repeat(1_000_000)}`,
      `<a ${'b="c" '.repeat(1_000_000)}`,
      `<${'a'.repeat(5_000_000)}`,
    ]) {
      expect(await whyNot(zipped({ [first]: strToU8(xml) }))).toBe('damaged');
    }
  });

  test('with entities that multiply has none of them', async () => {
    const xml = `<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;">]>${strFromU8(sheetOf('<row><c t="str"><v>&y;</v></c></row>')).replace(/^<\?.*?\?>/, '')}`;
    const opened = await openWorkbook(zipped({ [first]: strToU8(xml) }));
    expect(opened.get('Financials')?.get(1)?.get(1)?.value).toBe('&y;');
  });

  test('with a sheet that is somewhere else is not followed', async () => {
    const rels = 'xl/_rels/workbook.xml.rels';
    const elsewhere = strFromU8(parts[rels] ?? new Uint8Array()).replaceAll(
      /Target="(worksheets\/[^"]*)"/g,
      'Target="https://example.com/$1" TargetMode="External"',
    );
    expect((await openWorkbook(zipped({ [rels]: strToU8(elsewhere) }))).size).toBe(0);
    const outside = strFromU8(parts[rels] ?? new Uint8Array()).replaceAll('worksheets/', '../../../etc/');
    expect(await whyNot(zipped({ [rels]: strToU8(outside) }))).toBe('damaged');
  });

  test('with names like those of a prototype is an empty one', async () => {
    const sheet = await financialsOf('<row r="1"><c r="A1" t="__proto__"><v>constructor</v></c></row>');
    expect(sheet?.get(1)?.get(1)?.value).toBe('constructor');
    expect(await whyNot(zipped({ __proto__x: strToU8('x') }))).toBe('opened');
  });
});
