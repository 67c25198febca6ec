import {
  invalidRange,
  isPrice,
  maxDescription,
  maxTags,
  maxTitle,
  rangeText,
  readPrice,
  readRange,
} from '@tenfold/domain/notes';
import { invalidNumber } from '@tenfold/domain/typed-numbers';
import { z } from 'zod';
import { textFigure } from '../financials/text-figure.ts';
import { noteId } from '../ids.ts';
import { amount, idParam, isoTime, symbolParam } from '../shapes.ts';
import { isPrintable, isPrintableProse } from '../text/printable.ts';
import { knownThen, sinceThen } from './replay.ts';

export const ofNote = z.object({ noteId: idParam.brand<'NoteId'>() });
export const ofUpdate = ofNote.extend({ updateId: idParam });

const title = z
  .string()
  .trim()
  .max(maxTitle, `Use at most ${maxTitle} characters`)
  .refine(isPrintable, 'Use letters, spaces and punctuation only')
  .transform((text) => (text === '' ? null : text))
  .nullable();

const description = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .refine((text) => text !== '', 'Write your note')
  .refine(
    (text) => text.length <= maxDescription,
    `Use at most ${maxDescription.toLocaleString('en-US')} characters`,
  )
  .refine(isPrintableProse, 'Use letters, spaces and punctuation only');

/** A number, or text as typed: `65,5` is 65.5, and empty text no price. */
const price = z
  .union([z.number(), z.string()], { error: invalidNumber })
  .refine((given) => (typeof given === 'number' ? isPrice(given) : readPrice(given) !== undefined), {
    error: invalidNumber,
  })
  .transform((given) => (typeof given === 'number' ? given : (readPrice(given) ?? null)))
  .nullable();

const range = z
  .string({ error: invalidRange })
  .refine((text) => readRange(text) !== undefined, { error: invalidRange })
  .transform((text) => {
    const read = readRange(text);
    return read ? rangeText(read) : null;
  })
  .nullable();

const symbols = z
  .array(symbolParam)
  .transform((tags) => [...new Set(tags)])
  .refine((tags) => tags.length > 0, 'Add at least one company')
  .refine((tags) => tags.length <= maxTags, `Use at most ${maxTags} companies`);

/** What is written. Prices, range and buy-below are of the first company, in the note’s currency. */
export const written = {
  title,
  description,
  notePrice: price,
  /** `330-450`: the lower price first. */
  fairValueEstimate: range,
  belowPrice: price,
  symbols,
} as const;

export const currency = z.string().regex(/^[A-Z]{3}$/, 'Use a currency such as USD');

const entry = {
  id: z.number().int().positive(),
  title: z.string().nullable(),
  description: z.string(),
  notePrice: amount,
  fairValueEstimate: z.string().nullable(),
  belowPrice: amount,
  symbols: z.array(z.string()),
  /** What the tokens of the description named when it was saved: others stay text. */
  figures: z.array(textFigure).readonly(),
  createdAt: isoTime,
  /** What was known when it was written: by symbol, in their order. */
  known: z.array(knownThen),
  /** What changed until now: by symbol, in their order. */
  since: z.array(sinceThen),
} as const;

/** Something added to a note later. The note stays as it was. */
export const noteUpdate = z.object(entry);
export type NoteUpdate = z.output<typeof noteUpdate>;

export const note = z.object({
  ...entry,
  id: noteId,
  /** The currency of the prices. */
  currency: z.string(),
  updatedAt: isoTime,
  /** Whether it has updates. */
  isUpdated: z.boolean(),
  /** Grows with each change of the note and its updates. */
  revision: z.number().int(),
  /** Its updates, newest first. */
  histories: z.array(noteUpdate),
});
export type Note = z.output<typeof note>;
