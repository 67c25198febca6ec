import { etagOf } from './etag-of.ts';

export interface Mark {
  /** Changes with every part of the value. */
  readonly exact: string;
  /** The mark of a document with a live part: stays while only that part changes. */
  readonly prepared: string;
}

const marks = new WeakMap<object, Mark>();

/** Tells values apart without keeping them. A frozen value is serialised once. */
export function markOf(value: unknown): Mark {
  if (typeof value !== 'object' || value === null) return sameMark(String(value));
  const known = marks.get(value);
  if (known !== undefined) return known;
  const mark = sameMark(etagOf(JSON.stringify(value)));
  if (Object.isFrozen(value)) marks.set(value, mark);
  return mark;
}

export function setMark(value: unknown, mark: Mark): void {
  if (typeof value === 'object' && value !== null) marks.set(value, mark);
}

function sameMark(text: string): Mark {
  return { exact: text, prepared: text };
}
