import { errorLabel, isPercentRow, leanLabel, type ScoreLine } from './score-lines.ts';

export interface ScoreFact {
  readonly title: string;
  readonly figure: string;
  readonly note: string;
}

/** Three sentences that a scorecard comes to. */
export function scoreFactsOf(lines: readonly ScoreLine[], forecasts: number, years: number): ScoreFact[] {
  const compared = lines.filter(({ mine, averages }) => averages?.years === mine.years);
  const beaten = compared.filter(({ mine, averages }) => averages !== null && mine.error < averages.error);
  return [
    {
      title: 'Lines where you beat the averages',
      figure: `${beaten.length} of ${compared.length}`,
      note: `${counted(forecasts, 'forecast')}, ${counted(years, 'fiscal year')} scored`,
    },
    ...leanFact(lines),
    ...bestFact(compared),
  ];
}

/** In points, so that lines of one kind are compared: of percentages alone. */
function leanFact(lines: readonly ScoreLine[]): ScoreFact[] {
  const leaning = lines.filter(({ row, mine }) => isPercentRow(row) && leanLabel(mine) !== 'no clear lean');
  const [most] = leaning.toSorted((one, other) => Math.abs(other.mine.bias) - Math.abs(one.mine.bias));
  if (most === undefined) {
    return [{ title: 'Your largest lean', figure: 'None', note: 'No line is mostly too high or too low.' }];
  }
  const { row, label, mine } = most;
  return [
    {
      title: 'Your largest lean',
      figure: `${label}, ${errorLabel(row, mine.bias)} ${leanLabel(mine)}`,
      note: `On average over ${counted(mine.years, 'year')}.`,
    },
  ];
}

function bestFact(lines: readonly ScoreLine[]): ScoreFact[] {
  const ahead = ({ mine, averages }: ScoreLine) => (averages?.error ?? 0) - mine.error;
  const [best] = lines
    .filter(({ row }) => isPercentRow(row))
    .toSorted((one, other) => ahead(other) - ahead(one));
  if (best === undefined || best.averages === null || ahead(best) <= 0) return [];
  return [
    {
      title: 'Your best line',
      figure: `${best.label}, ${errorLabel(best.row, best.mine.error)} off`,
      note: `Averages were ${errorLabel(best.row, best.averages.error)} off.`,
    },
  ];
}

export function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? what : `${what}s`}`;
}
