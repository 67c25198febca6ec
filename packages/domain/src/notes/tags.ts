export const maxTags = 20;

/** Enter or a comma ends a tag: upper-cased, each once, empty ones ignored. */
export function addTags(tags: readonly string[], text: string): string[] {
  const typed = text
    .split(',')
    // The letters of symbols alone: ß would become SS, another company.
    .map((tag) => tag.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase()))
    .filter((tag) => tag !== '');
  return [...new Set([...tags, ...typed])];
}
