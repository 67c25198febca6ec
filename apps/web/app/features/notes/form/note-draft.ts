import type { NoteUpdate } from '@tenfold/contract/notes';
import {
  invalidRange,
  isSameNote,
  maxDescription,
  maxTitle,
  type NoteText,
  priceProblem,
  priceText,
  rangeText,
  readPrice,
  readRange,
} from '@tenfold/domain/notes';
import { tooLong } from '../../../ui/controls/too-long.ts';

/** A note as it is typed. */
export interface NoteDraft {
  readonly title: string;
  readonly description: string;
  readonly notePrice: string;
  readonly fairValueEstimate: string;
  readonly belowPrice: string;
  readonly symbols: readonly string[];
}

export type NoteField = keyof NoteDraft;

export function blankDraft(symbols: readonly string[]): NoteDraft {
  return { title: '', description: '', notePrice: '', fairValueEstimate: '', belowPrice: '', symbols };
}

export function toDraft({ title, description, symbols, ...prices }: NoteText): NoteDraft {
  return {
    title: title ?? '',
    description,
    notePrice: priceText(prices.notePrice),
    fairValueEstimate: prices.fairValueEstimate ?? '',
    belowPrice: priceText(prices.belowPrice),
    symbols,
  };
}

/** The text as it is sent; a price that is no price counts as none, and `problemsOf` refuses it. */
export function toNoteText(draft: NoteDraft): NoteText {
  const range = readRange(draft.fairValueEstimate);
  return {
    title: draft.title.trim() === '' ? null : draft.title.trim(),
    description: draft.description,
    notePrice: readPrice(draft.notePrice) ?? null,
    fairValueEstimate: range ? rangeText(range) : null,
    belowPrice: readPrice(draft.belowPrice) ?? null,
    symbols: draft.symbols,
  };
}

export type Problems = Partial<Record<NoteField, string>>;

/** @param typedTag a company that was typed and not chosen: sent without it, the note would be about others */
export function problemsOf(
  { title, description, notePrice, fairValueEstimate, belowPrice, symbols }: NoteDraft,
  typedTag = '',
): Problems {
  return {
    ...withProblem('title', tooLong(title, maxTitle)),
    ...withProblem('description', tooLong(description, maxDescription)),
    ...withProblem('notePrice', priceProblem(notePrice)),
    ...withProblem('fairValueEstimate', readRange(fairValueEstimate) === undefined ? invalidRange : null),
    ...withProblem('belowPrice', priceProblem(belowPrice)),
    ...withProblem('symbols', tagProblem(typedTag.trim()) ?? symbolProblem(symbols)),
  };
}

function tagProblem(typed: string): string | null {
  if (typed === '') return null;
  return `“${shortened(typed)}” is no tag yet. Choose a company, press Enter, or clear it.`;
}

/** Reads symbols the way the field does, saying which tag it is. */
function symbolProblem(symbols: readonly string[]): string | null {
  const other = symbols.find((symbol) => !/^[A-Z0-9][A-Z0-9.-]{0,11}$/i.test(symbol));
  return other === undefined
    ? null
    : `“${shortened(other)}” is no symbol. Symbols have up to 12 letters, digits, dots and dashes.`;
}

function shortened(typed: string): string {
  return typed.length > 20 ? `${typed.slice(0, 20)}…` : typed;
}

function withProblem(field: NoteField, problem: string | null): Problems {
  return problem === null ? {} : { [field]: problem };
}

export function isUnchanged(draft: NoteDraft, entry: NoteUpdate): boolean {
  return Object.keys(problemsOf(draft)).length === 0 && isSameNote(toNoteText(draft), entry);
}

/** Whether somebody's own words or figures would be lost: a price and a tag are also filled in for them. */
export function isWorthSaving({ title, description, fairValueEstimate, belowPrice }: NoteDraft): boolean {
  return [title, description, fairValueEstimate, belowPrice].some((text) => text.trim() !== '');
}
