import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';

const program = '/usr/bin/soffice';
export const hasLibreOffice = existsSync(program);

export interface Spreadsheet {
  readonly file: Uint8Array;
  /** By sheet, then line by line as shown. */
  readonly sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>;
}

/** Presses Export and reads what is downloaded. */
export async function exported(page: Page): Promise<Spreadsheet> {
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a spreadsheet' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('export.xlsx');
  return read(await readFile(await download.path()));
}

/** A copy with another number in a cell of the financials, as a spreadsheet program leaves it. */
export function withNumber(sheet: Spreadsheet, row: string, heading: string, value: number): Uint8Array {
  return withCell(sheet, row, heading, { body: `<v>${value}</v>` });
}

export interface WrittenCell {
  /** The type of its value, as the format has it: `str`, `inlineStr`, `b`, `e`, `d`; a number without. */
  readonly type?: string;
  readonly body: string;
}

/** A copy with anything in a cell of the financials. */
export function withCell(
  { file, sheets }: Spreadsheet,
  row: string,
  heading: string,
  { type = 'n', body }: WrittenCell,
): Uint8Array {
  const lines = sheets.Financials ?? [];
  const line = 1 + lines.findIndex((each) => each[4] === row);
  const column = (lines[4] ?? []).indexOf(heading);
  const address = `${String.fromCharCode(65 + column)}${line}`;
  const name = 'xl/worksheets/sheet1.xml';
  const parts = unzipSync(file);
  const xml = strFromU8(parts[name] ?? new Uint8Array());
  const cell = new RegExp(`<c r="${address}"( s="\\d+")?[^>]*?(?:/>|>.*?</c>)`);
  expect(xml).toMatch(cell);
  const written = xml.replace(cell, (_, style = '') => `<c r="${address}"${style} t="${type}">${body}</c>`);
  parts[name] = strToU8(written);
  return zipSync(parts);
}

export function asXlsx(file: Uint8Array, name = 'export.xlsx') {
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(file),
  };
}

/** Chooses a file for the page's import. */
export async function importFile(page: Page, file: Uint8Array, name?: string): Promise<Locator> {
  await page.getByLabel('Spreadsheet to import').setInputFiles(asXlsx(file, name));
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog).not.toContainText('Reading');
  return dialog;
}

/** What LibreOffice makes of the file. It is given no results, and so has to calculate all of them. */
export async function recalculated({ file }: Spreadsheet): Promise<Spreadsheet> {
  const folder = await mkdtemp(join(tmpdir(), 'tenfold-sheet-'));
  try {
    const before = join(folder, 'export.xlsx');
    const after = join(folder, 'after');
    await writeFile(before, withoutResults(file));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const convert = ['--headless', '--convert-to', 'xlsx', '--outdir', after, before];
    await promisify(execFile)(program, [profile, ...convert], { timeout: 50_000 });
    return await read(await readFile(join(after, 'export.xlsx')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function read(file: Uint8Array): Promise<Spreadsheet> {
  const sheets = await readExcelFile(Buffer.from(file));
  return { file, sheets: Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data])) };
}

/** The value per share as the page shows it: on the day of the price, where it is rolled forward to one. */
export function valuePerShare({ sheets }: Spreadsheet): number {
  const line = sheets['Fair value']?.findLast(([label]) => /^Value per share( on .*)?$/.test(String(label)));
  return Number(line?.[1] ?? Number.NaN);
}

/** The cells of which one file has another figure than the other. */
export function differences(one: Spreadsheet, other: Spreadsheet): string[] {
  return Object.entries(one.sheets).flatMap(([name, lines]) =>
    lines.flatMap((line, down) =>
      line.flatMap((value, across) => {
        const found = other.sheets[name]?.[down]?.[across] ?? null;
        const isSame =
          typeof value === 'number' && typeof found === 'number'
            ? Math.abs(found - value) <= 1e-7 * Math.max(Math.abs(value), 1e-9)
            : (value ?? '') === (found ?? '');
        return isSame
          ? []
          : [`${name} ${line[4] ?? line[0]} ${down + 1}:${across + 1}: ${found}, not ${value}`];
      }),
    ),
  );
}

function withoutResults(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file);
  const stripped = Object.entries(parts).map(([name, part]) => [
    name,
    name.startsWith('xl/worksheets/sheet')
      ? strToU8(strFromU8(part).replace(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1'))
      : part,
  ]);
  return zipSync(Object.fromEntries(stripped));
}
