/** What a question wants done with the figures. */
export type Task =
  | 'value'
  | 'change'
  | 'growth' // a year, compound
  | 'trend'
  | 'highest'
  | 'lowest'
  | 'sum'
  | 'average'
  | 'compare'
  | 'rank'
  | 'why';

/** What a question takes for given. */
export interface Premise {
  /** 1: it rose or is positive. */
  readonly direction: 1 | -1;
  /** At least this much of a change, a fraction: doubled is 1. */
  readonly atLeast: number | null;
  /** Whether it is about the figure itself, not about its change: `lost money`. */
  readonly isSign: boolean;
}

export interface QuestionTask {
  readonly task: Task;
  readonly premise: Premise | null;
  /** The smaller one wins a comparison, and comes first in a ranking. */
  readonly smallest: boolean;
}

const cue = {
  why: /\bwhy\b|\bwhat (?:made|caused|drove|explains|is behind|lies behind|was behind|happened)\b|\bexplain\b|\bwhich lines\b|\breasons? for\b|\bwhich acquisition\b|\bhow come\b|\bwhat led to\b|\bgiven that\b|\bhow did it\b/,
  rank: /\b(?:rank|order|sort|arrange|ranking)\b/,
  growth:
    /\bcagr\b|\bcompound|\bannuali[sz]ed\b|\bper annum\b|\bp\.?a\.?\b|\b(?:per|a|each|every) year\b|\byearly rate\b|\bannual (?:growth|rate)\b|\baverage growth\b|\bgrowth rate per\b/,
  grows: /\bgr[oe]w(?:n|th|s|ing)?\b|\bfaster\b|\brise\b|\brose\b|\bincrease[ds]?\b|\bexpand/,
  change:
    /\bgr[oe]w(?:n|th|s)?\b|\bchanged?\b|\bdropp?(?:ed)?\b|\bfall(?:en)?\b|\bfell\b|\bdeclined?\b|\bris(?:e|en)\b|\brose\b|\bincreased?\b|\bdecreased?\b|\bshr(?:ink|ank|unk)\b|\bup or down\b|\bhow much (?:more|less|higher|lower)\b|\bdifference\b|\bjump(?:ed)?\b|\bmore than in\b|\byoy\b|\byear over year\b|\bgain(?:ed)?\b|\blose\b/,
  sum: /\bsum\b|\badd(?:ed)? (?:up|together)\b|\bin all\b|\bcumulative(?:ly)?\b|\baltogether\b|\bin total\b|\bcombined\b|\btotal(?:led|ed)?\b|\btogether\b|\bover the whole\b/,
  average: /\baverage\b|\bmean\b|\bon average\b/,
  trend:
    /\btrend\b|\bdevelop(?:ed|ment)?\b|\bdirection\b|\bgoing (?:up|down)\b|\bover time\b|\bevolved?\b|\bhistory\b|\bhow has\b|\bhow have\b|\bmove[ds]?\b|\btrajectory\b|\bby year\b|\beach of\b|\bsteadily\b/,
  highest:
    /\bhighest\b|\brecord\b|\bpeak(?:ed)?\b|\bbest\b|\bmost\b|\bmax(?:imum)?\b|\bbiggest\b|\blargest\b|\bgreatest\b|\btop\b/,
  lowest:
    /\blowest\b|\bworst\b|\bleast\b|\bmin(?:imum)?\b|\bsmallest\b|\bweakest\b|\btrough\b|\bbottom(?:ed)?\b/,
  year: /\b(?:what|which) (?:fiscal |financial )?year\b|\bwhen\b|\byear\b|\bhow much was\b|\bever\b|\[n:|\[r:/,
  compare:
    /\bwho\b|\bwhich\b|\bvs\.?\b|\bversus\b|\bthan\b|\bcompare[ds]?\b|\bmore\b|\bhigher\b|\bbigger\b|\blarger\b|\bfaster\b|\bless\b|\blower\b|\bsmaller\b|\bslower\b|\bwhose\b|\bahead\b|\bbetween\b/,
  smallest:
    /\bless\b|\blower\b|\bsmaller\b|\bslower\b|\blowest\b|\bleast\b|\bsmallest\b|\bascending\b|\bworst\b|\bfrom (?:low|small)/,
  percent: /%|\bpercent(?:age)?\b|\bpct\b|\bdollars?\b|\(\$\)/,
} as const;

interface TaskContext {
  /** Before lines were marked: `buy back the most stock` is one. */
  readonly wholeText: string;
  readonly companies: number;
  /** Several years, or a range of them. */
  readonly hasPair: boolean;
}

/** @param words with markers */
export function parseTask(words: string, around: TaskContext): QuestionTask {
  const smallest = cue.smallest.test(words);
  const premise = premiseIn(around.wholeText);
  const task = taskOf(words, around);
  return { task, premise, smallest };
}

function taskOf(words: string, { wholeText, companies, hasPair }: TaskContext): Task {
  if (cue.why.test(words)) return 'why';
  if (cue.rank.test(words) && companies > 1) return 'rank';
  const extreme = superlative(wholeText);
  if (companies > 1) {
    const isPair = companies === 2 && cue.compare.test(words);
    return isPair || extreme !== null ? 'compare' : 'value';
  }
  if (extreme !== null && (cue.year.test(words) || !/\[[yq]:|\[ltm\]/.test(words))) return extreme;
  if (cue.growth.test(words)) return 'growth';
  if (
    cue.sum.test(words) &&
    (hasPair || /\[n:/.test(words)) &&
    !/\btotal (?=\[)/.test(words.replace(/\btotal (?:\[l:buybacks|share|stock)/, 'sum'))
  )
    return 'sum';
  if (cue.trend.test(words)) return 'trend';
  if (cue.average.test(words) && (hasPair || /\[n:/.test(words))) return 'average';
  if (cue.change.test(words)) return 'change';
  if (hasPair) return cue.percent.test(words) ? 'change' : 'trend';
  if (/\[n:/.test(words)) return 'trend';
  return 'value';
}

function superlative(words: string): 'highest' | 'lowest' | null {
  if (cue.lowest.test(words)) return 'lowest';
  return cue.highest.test(words) ? 'highest' : null;
}

/** Whether several companies are compared by their growth. */
export function asksForGrowth(words: string): boolean {
  return cue.growth.test(words) || cue.grows.test(words);
}

const falls =
  /\bfell\b|\bfall(?:en|s)?\b|\bdropp?(?:ed)?\b|\bdeclin(?:ed?|ing)\b|\bcollaps(?:ed?|e)\b|\bshr(?:ink|ank|unk)\b|\bdecreased?\b|\bplung(?:ed?|e)\b|\bslump(?:ed)?\b|\bsank\b|\bcrash(?:ed)?\b|\blower\b|\bdown\b|\bhalved?\b|\btumbled?\b|\bweaker\b/;
const rises =
  /\brise\b|\brose\b|\brisen\b|\bgrew\b|\bgrow(?:n|th)?\b|\bjump(?:ed)?\b|\bincreased?\b|\bsurged?\b|\bsoar(?:ed)?\b|\bclimb(?:ed)?\b|\bhigher\b|\bup\b|\bdoubled?\b|\btripled?\b|\bquadrupled?\b|\bboom(?:ed)?\b/;
const loses =
  /\b(?:lose|loses|lost) money\b|\bloss(?:es)?\b|\blosing money\b|\bstop(?:ped)? making\b|\bunprofitable\b|\bin the red\b|\bnegative\b/;
const multiples: readonly (readonly [RegExp, number])[] = [
  [/\bquadrupled?\b/, 3],
  [/\btripled?\b/, 2],
  [/\bdoubled?\b/, 1],
  [/\bhalved?\b/, 0.5],
];

function premiseIn(words: string): Premise | null {
  if (loses.test(words)) return { direction: -1, atLeast: null, isSign: true };
  const direction = falls.test(words) ? -1 : rises.test(words) ? 1 : null;
  if (direction === null) return null;
  const multiple = multiples.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  const [, percent] = /(?:over|more than|at least|above|by) (\d+(?:\.\d+)?) ?(?:%|percent)/.exec(words) ?? [];
  return {
    direction,
    atLeast: multiple ?? (percent === undefined ? null : Number(percent) / 100),
    isSign: false,
  };
}
