/** Names of lists and of forecasts. */
export const maxNameLength = 100;

/** The name, or with the first number that makes it free: `Base case 2`. */
export async function freeName(
  name: string,
  isTaken: (name: string) => boolean | Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = withEnding(name, number === 1 ? '' : ` ${number}`);
    if (!(await isTaken(candidate))) return candidate;
  }
}

/** Within the longest name: what is too long is cut before the ending. */
export function withEnding(name: string, ending: string): string {
  const characters = [...new Intl.Segmenter('en').segment(name)].map(({ segment }) => segment);
  while (characters.join('').length + ending.length > maxNameLength) characters.pop();
  return `${characters.join('').trimEnd()}${ending}`;
}
