import { z } from 'zod';
import { amount, isoDate, why } from '../shapes.ts';

const filedValue = z.object({
  /** The tag of the filing's XBRL. */
  tag: z.string(),
  value: z.number(),
  form: z.string(),
  filed: isoDate,
  accession: z.string(),
  /** At the SEC. */
  url: z.string(),
});

/** A figure of a fiscal year or quarter with the filings it comes from. */
export const filedFigure = z.object({
  /** The column in the path of a figure's source: `2024`, `2024-Q3`. */
  column: z.string(),
  year: z.number().int(),
  quarter: z.number().int().nullable(),
  periodEnd: isoDate.nullable(),
  value: amount,
  why: why.nullable(),
  /** Null for a figure as filed. */
  formula: z.string().nullable(),
  /** With the sign each has in the figure, and the row of the table it is by itself, if it is one. */
  sources: z.array(
    filedValue.extend({ sign: z.union([z.literal(1), z.literal(-1)]), rowKey: z.string().nullable() }),
  ),
  /** Another value filed earlier for the same tag and period; null where none was. */
  restatedFrom: filedValue.nullable(),
});
export type FiledFigure = z.output<typeof filedFigure>;

export const filedRow = z.object({
  rowKey: z.string(),
  /** Oldest first. */
  figures: z.array(filedFigure),
});
export type FiledRow = z.output<typeof filedRow>;
