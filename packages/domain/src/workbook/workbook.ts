import type { FairValueSheetInput } from './fair-value-sheet.ts';
import { fairValueSheet } from './fair-value-sheet.ts';
import type { FinancialsSheetInput } from './financials-sheet.ts';
import { financialsSheet, placeTable } from './financials-sheet.ts';
import { type ExportedInputs, inputsSheet } from './inputs-sheet.ts';
import { textCell, type WorkbookSheet } from './sheet.ts';

/** A filing behind the figures. */
export interface ExportedFiling {
  readonly form: string;
  readonly filed: string;
  readonly period: string | null;
  readonly url: string;
}

export interface WorkbookInput {
  readonly financials: Omit<FinancialsSheetInput, 'fromValue'>;
  /** null where there is no value: `noValue` says why. */
  readonly fairValue: FairValueSheetInput | null;
  readonly noValue: string;
  readonly filings: readonly ExportedFiling[];
  /** null where the company has no forecast, and nothing could be imported. */
  readonly inputs: ExportedInputs | null;
}

/**
 * The workbook of a company page: its table, the fair value, the sources and the inputs, with the formulas of everything that is
 * calculated. Values are those of the page; a spreadsheet that recalculates comes to the same.
 *
 * docs/methodology.md, "The exported workbook"
 */
export function workbook(input: WorkbookInput): WorkbookSheet[] {
  const table = placeTable(input.financials.columns);
  const fairValue = input.fairValue === null ? null : fairValueSheet(table, input.fairValue);
  return [
    financialsSheet(table, { ...input.financials, fromValue: fairValue?.referred ?? new Map() }),
    fairValue?.sheet ?? {
      name: 'Fair value',
      rows: [[textCell(input.financials.title, 'title')], [textCell(input.noValue, 'note')]],
      frozen: { columns: 0, rows: 0 },
      widths: [60],
    },
    sourcesSheet(input),
    ...(input.inputs === null ? [] : [inputsSheet(table, input.inputs, fairValue?.bridge ?? [])]),
  ];
}

function sourcesSheet({ filings }: WorkbookInput): WorkbookSheet {
  return {
    name: 'Sources',
    rows: [
      [textCell('Filings behind these figures', 'title')],
      ['Form', 'Filed', 'Period', 'Address'].map((heading) => textCell(heading, 'heading')),
      ...filings.map(({ form, filed, period, url }) => [
        textCell(form),
        textCell(filed),
        textCell(period ?? ''),
        textCell(url, 'plain', url),
      ]),
    ],
    frozen: { columns: 0, rows: 2 },
    widths: [16, 14, 12, 90],
  };
}
