/** One end of a walk: how the forecast stands on the page, or a version by its number. */
export type EndChoice = 'now' | `v${number}`;

export function endOfVersion(number: number): EndChoice {
  return `v${number}`;
}

/** null for the page. */
export function versionOf(choice: EndChoice): number | null {
  return choice === 'now' ? null : Number(choice.slice(1));
}
