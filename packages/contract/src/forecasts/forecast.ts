import { editableRows, highestRate, lowestRate } from '@tenfold/domain/custom-forecast';
import { boundOfOwnFigure, highestStored, type OwnFigureKey } from '@tenfold/domain/forecast';
import { maxFormulaLength } from '@tenfold/domain/formulas';
import { methodIds, rateBounds } from '@tenfold/domain/valuation';
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

/** The person's own figures in place of filed ones, as the calculator takes them. */
const ownFigures = z.object({
  netDebt: ownFigure('netDebt'),
  sharesOutstanding: ownFigure('sharesOutstanding'),
  preferredStock: ownFigure('preferredStock'),
  minorityInterest: ownFigure('minorityInterest'),
  capex: ownFigure('capex'),
  maintenance: ownFigure('maintenance'),
  payout: ownFigure('payout'),
  adrRatio: ownFigure('adrRatio'),
  currencyRate: ownFigure('currencyRate'),
});

function ownFigure(key: OwnFigureKey) {
  const highest = highestStored(key);
  const bound = boundOfOwnFigure(key);
  const number = z.number().max(highest);
  if (bound === 'aboveZero') return number.gt(0).exactOptional();
  return number.min(bound === 'any' ? -highest : 0).exactOptional();
}

function rateOf(key: keyof typeof rateBounds, label: string) {
  const { from, to } = rateBounds[key];
  const message = `${label} must be from ${from * 100}% to ${to * 100}%`;
  return z.number().min(from, message).max(to, message);
}

/** What a forecast is made of: inputs alone, from which every output is computed again. */
export const forecastInputs = {
  startsFrom: z.enum(['averages', 'analysts']),
  /** The last fiscal year filed when the values were typed. */
  baseYear: z.number().int().min(1990).max(2100),
  values: forecastValues,
  requiredReturn: rateOf('requiredReturn', 'Required return'),
  terminalGrowth: rateOf('terminalGrowth', 'Terminal growth'),
  /** Null: the company's default. */
  method: z.enum(methodIds).nullable(),
  leverage: z.enum(['levered', 'unlevered']),
  ownFigures,
} as const;

const anyNumber = z.number();
const anyFigure = z.number().exactOptional();

/** The same as they may be stored: what was saved within other bounds still opens. */
export const storedInputs = {
  ...forecastInputs,
  requiredReturn: anyNumber,
  terminalGrowth: anyNumber,
  ownFigures: z.object({
    netDebt: anyFigure,
    sharesOutstanding: anyFigure,
    preferredStock: anyFigure,
    minorityInterest: anyFigure,
    capex: anyFigure,
    maintenance: anyFigure,
    payout: anyFigure,
    adrRatio: anyFigure,
    currencyRate: anyFigure,
  }),
} as const;

/** What a save may change: what it leaves as it is stored is not held against today's bounds. */
export const boundedInputs = z.object({
  requiredReturn: forecastInputs.requiredReturn.optional(),
  terminalGrowth: forecastInputs.terminalGrowth.optional(),
  ownFigures: forecastInputs.ownFigures,
});

export const savedForecast = z.object({
  id: forecastId,
  name: z.string(),
  updatedAt: isoTime,
  /** Grows with each change. */
  revision: z.number().int(),
  ...storedInputs,
  /** The name of the forecast it was copied from. */
  copiedFrom: z.string().nullable(),
  isShared: z.boolean(),
  /** The token of the link, while it is shared. */
  shareToken: z.string().nullable(),
});
export type SavedForecast = z.output<typeof savedForecast>;
