/** Some companies file a stand-in where the count has not been filled in, or is that of a subsidiary. */
export function isPlaceholder(count: number): boolean {
  return count <= 1 || count === 100 || count === 1000;
}
