import type { LensCompany } from '@tenfold/contract/lists';
import { type LensField, type LensPeriod, lensBasisWords } from '@tenfold/domain/lens';
import { fieldLabel } from '../model/field-labels.ts';
import type { ListView } from '../model/lens-choices.ts';
import { currencyOf, figureOf, type LensTable } from '../model/lens-table.ts';

export interface ExportedLens {
  readonly name: string;
  readonly view: ListView;
  readonly period: LensPeriod;
  readonly table: LensTable;
}

/** A line of a file: what each field is, and its figure of each company, unrounded. */
export interface SheetField {
  readonly field: LensField;
  readonly label: string;
  readonly over: string;
  readonly values: readonly (number | null)[];
  /** By company, where the field is an amount. */
  readonly currencies: readonly (string | null)[];
}

export interface LensSheet {
  readonly companies: readonly LensCompany[];
  readonly fields: readonly SheetField[];
}

export function lensSheet({ period, table }: ExportedLens): LensSheet {
  const { companies, rows, own } = table;
  return {
    companies,
    fields: rows.map(({ field }) => ({
      field,
      label: fieldLabel(field, period),
      over: lensBasisWords(field, period),
      values: companies.map((company) => figureOf(company, field.key, own)?.value ?? null),
      currencies: companies.map((company) => currencyOf(company, field)),
    })),
  };
}
