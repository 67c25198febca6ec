import { isRowKey, type RowKey } from '@tenfold/domain/rows';
import { z } from 'zod';

/** Shapes that several features share. */
export const symbolParam = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,11}$/, 'A symbol has letters, digits, dots and dashes')
  .transform((text) => text.toUpperCase());

export const isoDate = z.iso.date();
export const isoTime = z.iso.datetime({ offset: true });

export const rowKey = z
  .string()
  .refine(isRowKey, 'No such row')
  .transform((text) => text as RowKey);

/** A number that may be missing. Null, never zero, and never rounded. */
export const amount = z.number().nullable();
