import { maxTags } from './tags.ts';

/** A note, or an update of one, as somebody writes it. */
export interface NoteText {
  readonly title: string | null;
  readonly description: string;
  readonly notePrice: number | null;
  /** `330-450`. */
  readonly fairValueEstimate: string | null;
  readonly belowPrice: number | null;
  readonly symbols: readonly string[];
}

export const maxTitle = 200;
export const maxDescription = 20_000;

/** Whether Add Note, and Save, can be pressed: by these two alone; prices are refused under their own fields. */
export function canSaveNote({ description, symbols }: Pick<NoteText, 'description' | 'symbols'>): boolean {
  return !isBlank(description) && symbols.length > 0 && symbols.length <= maxTags;
}

/** An update needs a text alone: without tags it is about the company of its note. */
export function canUpdateNote({ description }: Pick<NoteText, 'description'>): boolean {
  return !isBlank(description);
}

/** An edit that changes nothing is not sent. */
export function isSameNote(one: NoteText, other: NoteText): boolean {
  return (
    titleOf(one) === titleOf(other) &&
    textOf(one) === textOf(other) &&
    one.notePrice === other.notePrice &&
    one.fairValueEstimate === other.fairValueEstimate &&
    one.belowPrice === other.belowPrice &&
    one.symbols.join() === other.symbols.join()
  );
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function titleOf({ title }: NoteText): string {
  return title?.trim() ?? '';
}

function textOf({ description }: NoteText): string {
  return description.replaceAll('\r\n', '\n').trim();
}
