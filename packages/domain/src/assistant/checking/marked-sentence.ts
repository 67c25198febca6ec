import type { NamedCompany } from '../reading/parse-companies.ts';
import { formNames, plainText } from './clean-text.ts';
import { linePhrases } from './line-phrases.ts';
import type { QuotedFigure } from './quoted-figure.ts';

/** What a sentence is made of: a marker stands for what was recognised. */
export type Item =
  | { readonly kind: 'company' | 'line'; readonly key: string }
  | { readonly kind: 'figure'; readonly figure: QuotedFigure }
  | { readonly kind: 'year' | 'yearBefore' | 'known' | 'extreme' }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'sign'; readonly sign: string };

const [opens, closes] = ['\uE000', '\uE001'];
const marker = new RegExp(`${opens}([a-z]):([^${closes}]*)${closes}`, 'g');

/** A text whose names are marked; what isn’t prose is left as it is. */
export class MarkedText {
  #text: string;

  /** @param text of a sentence without private characters */
  constructor(text: string) {
    this.#text = plainText(text);
  }

  mark(kind: 'c' | 'l' | 'y' | 'b' | 'n', phrase: string, key: string, { anyCase = false } = {}): void {
    const flags = anyCase ? 'giu' : 'gu';
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}${opens}:])${literal(plainText(phrase))}(?![\\p{L}\\p{N}${closes}])`,
      flags,
    );
    this.replace(pattern, () => markOf(kind, key));
  }

  /** Outside markers. */
  replace(pattern: RegExp, by: (found: readonly string[]) => string): void {
    const parts = this.#text.split(new RegExp(`(${opens}[^${closes}]*${closes})`));
    this.#text = parts
      .map((part) =>
        part.startsWith(opens) ? part : part.replace(pattern, (...found) => by(found.map(String))),
      )
      .join('');
  }

  /** What nothing recognised. */
  get rest(): string {
    return this.#text.replace(marker, ' ');
  }

  /** Its words as they are written, markers aside. */
  get items(): readonly (Exclude<Item, { kind: 'figure' }> | { kind: 'figureAt'; at: number })[] {
    const pattern = new RegExp(`${marker.source}|[A-Za-z]+(?:'[A-Za-z]+)?|\\S`, 'g');
    return [...this.#text.matchAll(pattern)].map(([found, kind, key = '']) => itemOf(found, kind, key));
  }
}

function itemOf(found: string, kind: string | undefined, key: string) {
  if (kind === 'f') return { kind: 'figureAt', at: Number(key) } as const;
  if (kind === 'c') return { kind: 'company', key } as const;
  if (kind === 'l') return { kind: 'line', key } as const;
  if (kind === 'y') return { kind: 'year' } as const;
  if (kind === 'b') return { kind: 'yearBefore' } as const;
  if (kind === 'e') return { kind: 'extreme' } as const;
  if (kind !== undefined) return { kind: 'known' } as const;
  if (/^[A-Za-z]/.test(found)) return { kind: 'word', word: found.toLowerCase() } as const;
  return { kind: 'sign', sign: found } as const;
}

export function markOf(kind: string, key: string | number): string {
  return `${opens}${kind}:${key}${closes}`;
}

/** Names as they are written: `Target` is a company, `target` a word. */
export function markNames(text: MarkedText, companies: readonly NamedCompany[]): void {
  for (const form of formNames) text.mark('n', form, form);
  const names = companies.flatMap(({ symbol, names: all }) =>
    [symbol, ...all].map((name) => ({ symbol, name })),
  );
  for (const { symbol, name } of names.toSorted((a, b) => b.name.length - a.name.length)) {
    text.mark('c', name, symbol);
    // `Apple’s`
    text.replace(/^'s?(?![A-Za-z])/g, () => '');
  }
}

export function markLines(text: MarkedText): void {
  for (const { phrase, key } of linePhrases) text.mark('l', phrase, key, { anyCase: true });
}

function literal(phrase: string): string {
  return phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
