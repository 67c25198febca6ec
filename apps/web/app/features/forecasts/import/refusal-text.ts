import { formatCell } from '@tenfold/domain/format';
import { anyRowOf } from '@tenfold/domain/rows';
import type { Allowed, DifferentFigure, UnreadableInput } from '@tenfold/domain/workbook';
import type { FileReading } from './import-file.ts';

const shown = 3;

/** Why a file isn't imported, and what to do. */
export function refusalText(reading: Exclude<FileReading, { ok: true }>): string {
  switch (reading.why) {
    case 'damaged':
      return 'This file can’t be read. It is damaged, or not a spreadsheet in .xlsx format.';
    case 'too_large':
      return 'This file is too large for an exported forecast.';
    case 'protected':
      return 'This file has a password or an old format. Save it as .xlsx without a password.';
    case 'not_ours':
      return 'This file wasn’t exported from here. Export the page, change its blue cells, and import that file.';
    case 'other_company':
      return `This file is for ${reading.symbol}. Import it on that company’s page.`;
    case 'other_year':
      return `This file ends with fiscal year ${reading.year}, this page doesn’t. Export again and make your changes there.`;
    case 'layout':
      return `${layoutText(reading)} Export again and make your changes there.`;
    case 'figures_changed':
      return `Reported figures differ from this page: ${figureList(reading.figures)}. ${differText(reading.moved)}`;
    case 'unreadable':
      return unreadableText(reading.inputs);
  }
}

type RefusedFile<Why extends Exclude<FileReading, { ok: true }>['why']> = Extract<FileReading, { why: Why }>;

function layoutText({ missing, twice }: RefusedFile<'layout'>): string {
  const faults = [
    missing.length > 0 && `Missing from the sheet Financials: ${listed(missing)}.`,
    twice.length > 0 && `Twice in the sheet Financials: ${listed(twice)}.`,
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? faults.join(' ') : 'The headings of the sheet Financials are missing.';
}

/** Inputs of which the same is asked are named together. */
function unreadableText(inputs: readonly UnreadableInput[]): string {
  const namesByAllowed = new Map<string, string[]>();
  for (const { name, allowed } of inputs) {
    const names = namesByAllowed.get(allowedText(allowed)) ?? [];
    namesByAllowed.set(allowedText(allowed), [...names, name]);
  }
  return [...namesByAllowed].map(([text, names]) => `Not a number${text}: ${listed(names)}.`).join(' ');
}

function allowedText(allowed: Allowed): string {
  if (allowed === 'any') return ', or one that is too large';
  if (allowed === 'aboveZero') return ' above zero';
  if (allowed === 'zeroOrMore') return ' of zero or more';
  const percent = (rate: number) => `${(rate * 100).toLocaleString('en-US').replace('-', '−')}%`;
  return ` from ${percent(allowed.from)} to ${percent(allowed.to)}`;
}

function differText({ missing, insertedBefore }: RefusedFile<'figures_changed'>['moved']): string {
  const moved = [
    missing.length > 0 && `deleted: ${listed(missing)}`,
    insertedBefore.length > 0 && `inserted before ${listed(insertedBefore)}`,
  ].filter((each) => each !== false);
  return moved.length > 0
    ? `In the file rows or columns were ${moved.join('; ')}. Export again and make your changes there.`
    : 'They can’t be changed by an import. If the company has filed since, export again.';
}

/** Results that were typed over: `Revenue 2028 (300,000 in the file, 290,000 here), Value per share (99 in the file)` */
export function typedOverList({ calculated, results }: Extract<FileReading, { ok: true }>): string {
  const ofValue = results.map(
    ({ label, file }) =>
      `${label} (${file.toLocaleString('en-US', { maximumFractionDigits: 2 })} in the file)`,
  );
  return [...(calculated.length > 0 ? [figureList(calculated)] : []), ...ofValue].join(', ');
}

/** `Revenue 2024 (391,000 in the file, 391,035 here) and 2 more` */
function figureList(figures: readonly DifferentFigure[]): string {
  return listed(
    figures.map(
      ({ row, heading, file, page }) =>
        `${anyRowOf(row).label} ${heading} (${figureText(row, heading, file)} in the file, ${figureText(row, heading, page)} here)`,
    ),
  );
}

function figureText(row: DifferentFigure['row'], heading: string, value: DifferentFigure['file']): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value !== 'number') return `“${String(value).slice(0, 20)}”`;
  const { unit } = anyRowOf(row);
  if (heading === 'Averages' && unit !== 'ratio') return formatCell(value, 'percent');
  return formatCell(unit === 'millions' || unit === 'shares' ? value * 1e6 : value, unit);
}

function listed(names: readonly string[]): string {
  const more = names.length - shown;
  const first = names.slice(0, shown).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}
