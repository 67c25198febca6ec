/** Numbers with a unit, and words that state one, as they stand in a text. */
const stated =
  /(?:NT)?\$\d[\d,]*(?:\.\d+)?(?: (?:million|billion|trillion))?|\d[\d,]*(?:\.\d+)?(?:%| (?:percent|percentage points|points|million|billion|trillion|times|cents)\b)|\b(?:doubl|tripl|quadrupl|halv)\w+|\b(?:half|twice|tenfold)\b|\b(?:a|one|two)[ -]thirds?\b|\b(?:a|one|three)[ -]quarters?\b/gi;

export function statedNumbers(text: string): string[] {
  return [...text.matchAll(stated)].map(([shown]) => shown);
}

const scales: Readonly<Record<string, number>> = {
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  '%': 0.01,
  percent: 0.01,
  points: 0.01,
  cents: 0.01,
};

/** The value that a text shows, and half of its last digit; null for one in words. */
export function shownNumber(shown: string): { readonly value: number; readonly within: number } | null {
  const match = /(\d[\d,]*)(\.\d+)?(?: ?(%|[a-z]+))?/i.exec(shown);
  if (match === null) return null;
  const [, whole = '', decimals = '', unit = ''] = match;
  const scale = /percentage points/.test(shown) ? 0.01 : (scales[unit] ?? 1);
  const digits = Math.max(0, decimals.length - 1);
  return {
    value: Number(whole.replaceAll(',', '') + decimals) * scale,
    within: 0.5 * 10 ** -digits * scale * (1 + 1e-9),
  };
}
