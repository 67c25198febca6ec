import type { Item } from './marked-sentence.ts';

/** Words of what something needs to be: beside a figure that says so, they say nothing else. */
const ofNeeds = new Set(['would', 'must', 'needs', 'need', 'needed']);
const ofFacts = new Set(['is', 'are', 'was', 'were', 'has', 'had', 'averages', 'averaged']);

export function isWordOfNeeds(word: string): boolean {
  return ofNeeds.has(word);
}

/** Whether each figure is said to be, or to need to be, as what it is: by the verb before it. */
export function moodsMatch(items: readonly Item[]): boolean {
  let mood: 'is' | 'would' = 'is';
  return items.every((item) => {
    if (item.kind === 'word' && isWordOfNeeds(item.word)) mood = 'would';
    else if (item.kind === 'word' && ofFacts.has(item.word)) mood = 'is';
    return item.kind !== 'figure' || (item.figure.result?.mood ?? 'is') === mood;
  });
}
