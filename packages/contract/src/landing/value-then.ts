import { solvableDrivers } from '@tenfold/domain/must-be-true';
import { levelKeys, rowKeys, scalarKeys } from '@tenfold/domain/value-state';
import { walkGroups } from '@tenfold/domain/value-walk';
import { z } from 'zod';
import { amount, isoDate, rate } from '../shapes.ts';

/** What one driver would have to be for the value to be the price, all else as it is. */
const mustDriver = z.object({
  driver: z.enum(solvableDrivers),
  present: rate,
  fades: z.boolean(),
  rate: z.number(),
  /** To a hundredth of a point, and the value at it. */
  shownRate: z.number(),
  valueAtShown: z.number(),
  solutions: z.number().int(),
  beyond: z.enum(['above_growth_of_economy', 'below_long_run_growth', 'more_than_all_revenue']).nullable(),
  /** The last ten fiscal years; null for a choice, which has no past. */
  record: z
    .object({
      years: z.array(z.object({ year: z.number().int(), value: z.number() })),
      least: z.number(),
      mean: z.number(),
      most: z.number(),
      last: z.number(),
    })
    .nullable(),
});

/** Only drivers with a solution, in the order of the company's page. */
export const mustHold = z.object({ price: z.number(), drivers: z.array(mustDriver) });
export type MustHold = z.output<typeof mustHold>;

const walkEnd = z.object({
  /** The day the value is carried to. */
  day: isoDate,
  fiscalYear: z.number().int(),
  /** The filing that was the newest annual report. */
  form: z.string(),
  filed: isoDate,
  valuePerShare: z.number(),
});

/** Why the value by averages moved since the annual report before the last one. */
export const valueMoved = z.object({
  from: walkEnd,
  to: walkEnd,
  parts: z.array(
    z.object({
      group: z.enum(walkGroups),
      part: z.number(),
      /** The cents shown; they add up to the cent. */
      cents: z.number().int(),
      first: z.number(),
      last: z.number(),
      isTyped: z.boolean(),
      changes: z.array(
        z.object({
          key: z.enum([...new Set([...levelKeys, ...scalarKeys, ...rowKeys]), 'lastYear']),
          year: z.number().int().nullable(),
          isTerminal: z.boolean(),
          before: amount,
          after: amount,
        }),
      ),
    }),
  ),
});
export type ValueMoved = z.output<typeof valueMoved>;

/** What a note written on a day in the past would have kept, and what is now. */
export const noteThen = z.object({
  day: isoDate,
  price: z.number(),
  valuePerShare: amount,
  fiscalYear: z.number().int(),
  earningsPerShare: amount,
  sharesOutstanding: amount,
  now: z.object({
    valuePerShare: amount,
    fiscalYear: z.number().int(),
    earningsPerShare: amount,
    sharesOutstanding: amount,
  }),
});
export type NoteThen = z.output<typeof noteThen>;
