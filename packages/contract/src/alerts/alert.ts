import { z } from 'zod';
import { alertId, forecastId } from '../ids.ts';
import { amount, idParam, isoTime, madeOn, symbolParam } from '../shapes.ts';

export const ofSymbol = z.object({ symbol: symbolParam });
export const ofAlert = ofSymbol.extend({ alertId: idParam.brand<'AlertId'>() });

/** Fields of prices take as many. */
const targetDecimals = 3;

const targetField = z
  .number('Invalid format. Please input number.')
  .positive('Enter a price above 0')
  .max(1e9, 'Enter a price up to 1,000,000,000')
  .refine((price) => Number(price.toFixed(targetDecimals)) === price, {
    error: `Use at most ${targetDecimals} decimals`,
  });

/** A fraction: 0.2 is 20 % below the value. */
const marginField = z
  .number('Invalid format. Please input number.')
  .min(-10, 'Enter a margin from -1,000% to 99%')
  .max(0.99, 'Enter a margin from -1,000% to 99%');

/** A price, or a forecast of the person with a margin to its value. */
export const newTarget = z
  .object({
    /** May be repeated here. */
    symbol: symbolParam.optional(),
    price: targetField.optional(),
    forecastId: forecastId.optional(),
    margin: marginField.default(0),
  })
  .refine(({ price, forecastId }) => (price === undefined) !== (forecastId === undefined), {
    message: 'Enter a price, or choose a forecast',
    path: ['price'],
  });

/** The margin of a model alert may change, the price of others. */
export const savedTarget = z.object({
  /** The arming the change was made on. */
  epoch: madeOn,
  price: targetField.optional(),
  margin: marginField.optional(),
});

export const firing = z.object({
  /** What it was armed at when it fired. */
  target: z.number(),
  /** The last price before; null for the first. */
  before: amount,
  price: z.number(),
  /** When the price traded. */
  tradedAt: isoTime,
  firedAt: isoTime,
  simulated: z.boolean(),
  cause: z.enum(['price_moved', 'value_moved']),
});

export const alertFiring = firing.extend({ alertId });
export type AlertFiring = z.output<typeof alertFiring>;

/** `waiting` until a first price; `suspended` without a value or quotes. */
export const alertStates = ['waiting', 'armed', 'fired', 'suspended'] as const;

export const priceAlert = z.object({
  id: alertId,
  symbol: z.string(),
  /** The target, per share. Of a model alert the one of its forecast’s newest version. */
  price: z.number(),
  state: z.enum(alertStates),
  /** From where the price has to come. Null while waiting. */
  side: z.enum(['above', 'below']).nullable(),
  /** Grows with each arming. */
  epoch: z.number().int(),
  armedAt: isoTime,
  armedPrice: amount,
  model: z.object({ forecastId, name: z.string(), margin: z.number() }).nullable(),
  /** While a save of the forecast that moved it to the price may still be taken back; null otherwise. */
  firesAt: isoTime.nullable(),
  /** With `suspended`. */
  suspendedWhy: z.string().nullable(),
  /** The last one, also when it is armed again. */
  firing: firing.nullable(),
});
export type PriceAlert = z.output<typeof priceAlert>;

export const alertHistoryEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['set', 'edited', 'rearmed', 'resumed']),
    at: isoTime,
    target: z.number(),
    /** The price then. */
    price: amount,
  }),
  firing.extend({ kind: z.literal('fired'), at: isoTime }),
  z.object({
    kind: z.literal('repriced'),
    at: isoTime,
    /** Null where it was suspended before. */
    before: amount,
    target: z.number(),
    /** `figures`: estimates, rates or corrected figures. */
    cause: z.enum(['forecast_saved', 'filing', 'split', 'figures']),
    valuePerShare: z.number(),
  }),
  z.object({ kind: z.literal('split'), at: isoTime, ratio: z.number(), target: z.number() }),
  z.object({ kind: z.literal('suspended'), at: isoTime, why: z.string() }),
]);
export type AlertHistoryEntry = z.output<typeof alertHistoryEntry>;
