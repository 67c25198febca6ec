import type { AnswerFigure } from '../answer.ts';

const scales: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9, trillion: 1e12 };
/** Dates, years of a company, forms and spans of time state no figure. */
const noFigures = [
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}/g,
  /\bfiscal (?:year )?\d{4}/g,
  /\bQ[1-4]\b/g,
  /\b\d+ years\b/g,
  /“[^”]*”/g,
];

/** The numbers of a text that none of its figures says, rounded as they stand. */
export function strayNumbers(text: string, figures: readonly AnswerFigure[]): string[] {
  const values = figures.flatMap(({ value }) => (typeof value === 'number' ? [Math.abs(value)] : []));
  const plain = noFigures.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const numbers = plain.matchAll(/(\d[\d,]*(?:\.\d+)?) ?(%|percentage points|million|billion|trillion)?/g);
  return [...numbers].flatMap(([found, digits = '', unit = '']) => {
    const scale = unit === '%' || unit === 'percentage points' ? 0.01 : (scales[unit] ?? 1);
    const number = Number(digits.replaceAll(',', ''));
    const decimals = digits.split('.')[1]?.length ?? 0;
    const half = 0.5 * 10 ** -decimals * scale;
    const isSaid = values.some((value) => Math.abs(value - number * scale) <= half * 1.01 + 1e-9);
    return isSaid ? [] : [found.trim()];
  });
}
