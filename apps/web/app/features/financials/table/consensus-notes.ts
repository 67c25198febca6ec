import {
  type Consensus,
  type ConsensusBridge,
  type ConsensusLine,
  expectedLines,
  type ForecastBase,
} from '@tenfold/domain/forecast';
import { formatMillions, formatPerShare } from '@tenfold/domain/format';
import { formatDay } from '../../../figures/format-day.ts';

/** Where the figures of a forecast year come from: who expects them, of what day, or what they lie between. */
export interface ConsensusNote {
  readonly label: string;
  /** `Aug 14`, of the estimates. */
  readonly day: string | null;
  readonly explanation: string;
}

/** By fiscal year, as far as analysts reach. */
export type ConsensusNotes = ReadonlyMap<number, ConsensusNote>;

export function consensusNotes(base: ForecastBase | null): ConsensusNotes {
  if (base === null) return new Map();
  const expected = expectedLines(base);
  const years = Math.max(...lines.map((line) => expected[line]?.length ?? 0));
  return new Map(
    Array.from({ length: years }, (_, at) => {
      const year = base.lastYear + at + 1;
      const consensus = base.consensus.find(({ fiscalYear }) => fiscalYear === year);
      const bridges = lines.flatMap((line) => {
        const bridge = expected[line]?.[at]?.bridge;
        return bridge ? [bridgeSentence(line, bridge)] : [];
      });
      return [year, noteOf(year, consensus, bridges)];
    }),
  );
}

const lines = ['revenue', 'earningsPerShare'] as const satisfies readonly ConsensusLine[];
const names = { revenue: 'Revenue', earningsPerShare: 'EPS' } as const;

function noteOf(year: number, consensus: Consensus | undefined, bridges: readonly string[]): ConsensusNote {
  const sentences = lines.flatMap((line) =>
    consensus === undefined ? [] : expectedSentence(line, consensus),
  );
  if (consensus === undefined || sentences.length === 0) {
    const explanation = [`There is no consensus for ${year}.`, ...bridges].join(' ');
    return { label: bridges.length === 0 ? 'No consensus' : 'Bridged', day: null, explanation };
  }
  const { analysts, asOf, source } = consensus;
  const label = analysts === null ? 'Consensus' : analysts === 1 ? '1 analyst' : `${analysts} analysts`;
  const of = analysts === null ? 'Consensus' : `Consensus of ${label}`;
  const on = asOf === undefined ? '' : ` on ${formatDay(asOf)}`;
  const by = source === undefined ? '' : ` (${source})`;
  return {
    label,
    day: asOf === undefined ? null : formatDay(asOf),
    explanation: [`${of}${on}${by}.`, ...sentences, ...bridges].join(' '),
  };
}

/** `EPS 1.72, from 1.60 to 1.85.` */
function expectedSentence(line: ConsensusLine, { [line]: value, low, high }: Consensus): string[] {
  if (value === null) return [];
  const from = low?.[line] ?? null;
  const to = high?.[line] ?? null;
  const range = from === null || to === null ? '' : `, from ${amount(line, from)} to ${amount(line, to)}`;
  return [`${names[line]} ${amount(line, value)}${range}.`];
}

function bridgeSentence(line: ConsensusLine, { from, to }: ConsensusBridge): string {
  const since =
    from.day === null ? `the consensus for ${from.year}` : `the twelve months to ${formatDay(from.day)}`;
  return `${names[line]} lies between ${amount(line, from.value)} in ${since} and ${amount(line, to.value)} expected for ${to.year}.`;
}

function amount(line: ConsensusLine, value: number): string {
  return line === 'revenue' ? `${formatMillions(value)} million` : formatPerShare(value);
}
