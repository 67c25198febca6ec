import type { AnswerFigure } from '@tenfold/domain/assistant';

/** One question of shared/data/assistant with what is known of its answer; its README says what each column is. */
export interface KnownQuestion {
  readonly id: string;
  readonly chat: string;
  readonly question: string;
  readonly kind: string;
  readonly answerable: string;
  readonly symbols: string;
  readonly value: string;
  readonly unit: string;
  readonly tolerance: string;
  readonly sources: string;
  readonly also_in: string;
  readonly inputs: string;
  readonly need: string;
}

interface Wanted {
  readonly symbol: string;
  readonly period_end: string;
  readonly value: number;
  readonly tolerance: number;
}

/** Whether the figures of an answer are those known to be right, as the scorer beside the questions has it. */
export function isRight(question: KnownQuestion, figures: readonly AnswerFigure[]): boolean {
  const inputs: readonly Wanted[] = JSON.parse(question.inputs || '[]');
  if (figures.length > inputs.length + 8) return false;
  if (question.need !== '') return hasNeeded(question, figures);
  const { unit, value } = question;
  if (unit === 'year' || unit === 'symbol') {
    return figures.some((figure) => figure.unit === unit && `${figure.value}` === value);
  }
  if (unit === 'ordered symbols') {
    return figures.some((figure) => figure.unit === unit && (figure.value as string[]).join('>') === value);
  }
  const ends = inputs.map(({ period_end }) => period_end);
  return figures.some(
    (figure) =>
      isNear(figure.value, Number(value), Number(question.tolerance)) &&
      (figure.symbol === null || question.symbols.split(' ').includes(figure.symbol)) &&
      (figure.periodEnd === null || ends.some((end) => isSameDay(end, figure.periodEnd ?? ''))),
  );
}

/** Where no single value answers: each figure it has to show, of a “why” both ends and two of the lines. */
function hasNeeded({ need, kind }: KnownQuestion, figures: readonly AnswerFigure[]): boolean {
  const found = (JSON.parse(need) as Wanted[]).map((wanted) =>
    figures.some(
      (figure) =>
        isNear(figure.value, wanted.value, wanted.tolerance) &&
        figure.symbol === wanted.symbol &&
        isSameDay(figure.periodEnd ?? '', wanted.period_end),
    ),
  );
  if (!kind.startsWith('why')) return found.every(Boolean);
  return found.slice(0, 2).every(Boolean) && found.slice(2).filter(Boolean).length >= 2;
}

function isNear(value: unknown, wanted: number, tolerance: number): boolean {
  return (
    typeof value === 'number' && Math.abs(value - wanted) <= Math.max(tolerance * Math.abs(wanted), 1e-9)
  );
}

function isSameDay(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) <= 7 * 86_400_000;
}
