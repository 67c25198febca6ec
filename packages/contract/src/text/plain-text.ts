import { z } from 'zod';
import { isPrintable, isPrintableProse } from './printable.ts';

/** What a browser would read as a tag, a comment or a declaration. */
const markup = /<[a-z!/?][^>]*>?/i;

const plain = (isAllowed: (text: string) => boolean) =>
  z
    .string()
    .trim()
    .refine(isAllowed, 'Use letters, spaces and punctuation only')
    .superRefine((text, context) => {
      const [tag] = markup.exec(text) ?? [];
      if (tag !== undefined) context.addIssue(`Plain text only. Remove ${tag}.`);
    });

const within = (schema: z.ZodType<string, string>, max: number, optional: boolean) =>
  schema
    .refine((text) => optional || text.length > 0, 'Write something here')
    .refine((text) => text.length <= max, `Use at most ${max.toLocaleString('en-US')} characters`);

export function plainLine(max: number, optional: boolean): z.ZodType<string, string> {
  return within(plain(isPrintable), max, optional);
}

export function plainText(max: number, optional: boolean): z.ZodType<string, string> {
  return within(plain(isPrintableProse), max, optional);
}

const maxLink = 2_000;

/** A page of this site, or of another over https: never a script, and no path that leads to another host. */
export function isLink(text: string): boolean {
  if (!isPrintable(text) || /[\s\\]/.test(text) || text.length > maxLink) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  if (!text.startsWith('https://')) return false;
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

export function linkText(optional: boolean): z.ZodType<string, string> {
  return z
    .string()
    .trim()
    .refine((text) => (optional && text === '') || isLink(text), 'Links start with https:// or /.');
}
