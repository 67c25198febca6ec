import { editableRows, highestRate, lowestRate } from '@tenfold/domain/custom-forecast';
import { maxFormulaLength } from '@tenfold/domain/formulas';
import { methodIds } from '@tenfold/domain/valuation';
import { z } from 'zod';
import { forecastId } from '../ids.ts';
import { idParam, isoTime, nameField, symbolParam } from '../shapes.ts';
import { isPrintable } from '../text/printable.ts';

export const ofCompany = z.object({ symbol: symbolParam });
export const ofForecast = ofCompany.extend({ forecastId: idParam.brand<'ForecastId'>() });
export const ofVersion = ofForecast.extend({
  number: z.coerce.number().int().positive().max(2_147_483_647),
});

export const forecastNameField = nameField('Enter the forecast name');

const formula = z
  .string()
  .max(maxFormulaLength, `Use at most ${maxFormulaLength.toLocaleString('en-US')} characters`)
  .refine(
    (text) => text.startsWith('=') && isPrintable(text),
    'Type a number, or a formula that begins with =',
  );

/** A fraction, or a formula. */
const cell = z.union([z.number().min(lowestRate).max(highestRate), formula], {
  error: 'Type a number from -1,000% to 10,000%, or a formula that begins with =',
});

/** By fiscal year or `Terminal`, then by row: only what was typed. */
export const forecastValues = z
  .record(
    z.string().regex(/^(?:\d{4}|Terminal)$/, 'Use a fiscal year or Terminal'),
    z.partialRecord(z.enum(editableRows), cell),
  )
  .refine((values) => Object.keys(values).length <= 6, 'A forecast has six columns');

const ownFigure = z.number().min(-1e18).max(1e18).exactOptional();

/** The person's own figures in place of filed ones, as the calculator takes them. */
const ownFigures = z.object({
  netDebt: ownFigure,
  sharesOutstanding: ownFigure,
  preferredStock: ownFigure,
  minorityInterest: ownFigure,
  capex: ownFigure,
  maintenance: ownFigure,
  payout: ownFigure,
  adrRatio: ownFigure,
  currencyRate: ownFigure,
});

/** What a forecast is made of: inputs alone, from which every output is computed again. */
export const forecastInputs = {
  startsFrom: z.enum(['averages', 'analysts']),
  /** The last fiscal year filed when the values were typed. */
  baseYear: z.number().int().min(1990).max(2100),
  values: forecastValues,
  requiredReturn: z.number().min(-1).max(10),
  terminalGrowth: z.number().min(-1).max(10),
  /** Null: the company's default. */
  method: z.enum(methodIds).nullable(),
  leverage: z.enum(['levered', 'unlevered']),
  ownFigures,
} as const;

export const savedForecast = z.object({
  id: forecastId,
  name: z.string(),
  updatedAt: isoTime,
  /** Grows with each change. */
  revision: z.number().int(),
  ...forecastInputs,
  /** The name of the forecast it was copied from. */
  copiedFrom: z.string().nullable(),
  isShared: z.boolean(),
  /** The token of the link, while it is shared. */
  shareToken: z.string().nullable(),
});
export type SavedForecast = z.output<typeof savedForecast>;
