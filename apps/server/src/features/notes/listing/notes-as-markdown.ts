import { textWithValues } from '@tenfold/domain/figure-tokens';
import type { StoredEntry, StoredNote } from '../note/stored-note.ts';

/** All in one text, newest first: what was written, and the price of then. */
export function notesAsMarkdown(notes: readonly StoredNote[]): string {
  return `${['# Notes', ...notes.map(noteAsMarkdown)].join('\n\n')}\n`;
}

function noteAsMarkdown({ currency, updates, ...note }: StoredNote): string {
  return [
    `## ${note.title === null ? note.symbols.join(', ') : plain(note.title)}`,
    entryAsMarkdown(note, currency),
    ...updates
      .toReversed()
      .flatMap((update) => [
        `### Update, ${dayOf(update.createdAt)}${update.title === null ? '' : `: ${plain(update.title)}`}`,
        entryAsMarkdown(update, currency),
      ]),
  ].join('\n\n');
}

function entryAsMarkdown(entry: StoredEntry, currency: string): string {
  return [
    factsOf(entry, currency).join('\n'),
    asTyped(textWithValues(entry.description, entry.figures)),
  ].join('\n\n');
}

function factsOf({ symbols, createdAt, known, ...prices }: StoredEntry, currency: string): string[] {
  const [first = ''] = symbols;
  const price = known[first]?.price ?? null;
  const facts = [
    ['Companies', symbols.join(', ')],
    ['Written', createdAt.toISOString()],
    ['Price then', price === null ? null : `${price} ${known[first]?.currency}`],
    ['Price as of note', prices.notePrice === null ? null : `${prices.notePrice} ${currency}`],
    [
      'Fair value estimate',
      prices.fairValueEstimate === null ? null : `${prices.fairValueEstimate} ${currency}`,
    ],
    ['Buy below', prices.belowPrice === null ? null : `${prices.belowPrice} ${currency}`],
  ] as const;
  return facts.flatMap(([name, value]) => (value === null ? [] : [`- ${name}: ${value}`]));
}

/** Line breaks stay line breaks, and nothing that was typed becomes a heading, a link or HTML. */
function asTyped(text: string): string {
  return text
    .split('\n')
    .map((line) => plain(line))
    .join('  \n');
}

function plain(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*)([-+])(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
