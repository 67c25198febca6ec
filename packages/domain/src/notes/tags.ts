export const maxTags = 20;

/** Enter or a comma ends a tag: upper-cased, each once, empty ones ignored. */
export function addTags(tags: readonly string[], text: string): string[] {
  const typed = text
    .split(',')
    .map((tag) => tag.trim().toUpperCase())
    .filter((tag) => tag !== '');
  return [...new Set([...tags, ...typed])];
}
