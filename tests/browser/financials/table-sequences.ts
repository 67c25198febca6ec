/** One step of a reader, as a line of the recording says it. */
export type Step =
  | { readonly kind: 'press' | 'double'; readonly row: string; readonly fromEnd: number }
  | { readonly kind: 'key' | 'type' | 'paste'; readonly text: string }
  | { readonly kind: 'copy' }
  | { readonly kind: 'poll'; readonly price: number };

export interface Sequence {
  readonly number: number;
  /** The editor and the comments arrive in its middle. */
  readonly early: boolean;
  readonly steps: readonly Step[];
}

export const perPage = 20;

/** The same each time: a sequence is known by its number. */
export function sequencesOfPage(page: number): readonly Sequence[] {
  return Array.from({ length: perPage }, (_, at) => {
    const number = (page - 1) * perPage + at + 1;
    const random = randomFrom(number);
    const early = at % 10 === 4;
    const count = 4 + Math.floor(random() * 7);
    const steps = Array.from({ length: count }, () => (early ? earlyStep(random) : anyStep(random)));
    return { number, early, steps };
  });
}

export function stepLabel(step: Step): string {
  switch (step.kind) {
    case 'press':
    case 'double':
      return `${step.kind} ${step.row} ${step.fromEnd}`;
    case 'copy':
      return 'copy';
    case 'poll':
      return `poll ${step.price}`;
    case 'key':
      return step.text;
    default:
      return `${step.kind} ${JSON.stringify(step.text)}`;
  }
}

type Random = () => number;

const typed = ['revenueChange', 'margin', 'capexChange', 'percentageCfoOfRevenue', 'totalAssetsChange'];
const calculated = ['revenue', 'netIncome', 'capex', 'freeCashFlow'];
const keys = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'PageDown',
  'PageUp',
  'Control+Home',
  'Control+End',
  'Enter',
  'Shift+Enter',
  'Tab',
  'Shift+Tab',
  'F2',
  'F4',
  'Delete',
  'Escape',
  'c',
  'n',
  'Control+z',
  'Control+z',
  'Control+Shift+z',
  'Control+r',
  'Enter',
  'Escape',
  'Tab',
];
const texts = [
  '7.5',
  '(2)',
  '12',
  '=',
  '=margin',
  '=margin[-1]+1',
  '=AVERAGE(margin[2022:2025])',
  'x',
  '1.2.3',
  '=mar',
];
const pasted = ['4', '3\t4\n5\t6', '1%\t2%\t3%', 'words', '=margin[-1]'];

function anyStep(random: Random): Step {
  const at = random();
  if (at < 0.24) return pressed(random, typed, 6);
  if (at < 0.32) return pressed(random, calculated, 14);
  if (at < 0.36) return { ...pressed(random, typed, 6), kind: 'double' };
  if (at < 0.7) return { kind: 'key', text: one(random, keys) };
  if (at < 0.88) return { kind: 'type', text: one(random, texts) };
  if (at < 0.92) return { kind: 'paste', text: one(random, pasted) };
  if (at < 0.95) return { kind: 'copy' };
  return { kind: 'poll', price: priceFrom(random) };
}

/** Before the script is there: what is kept for it, and a price in between. */
function earlyStep(random: Random): Step {
  const at = random();
  if (at < 0.4) return pressed(random, typed, 6);
  if (at < 0.45) return { ...pressed(random, typed, 6), kind: 'double' };
  if (at < 0.65) return { kind: 'key', text: one(random, keys) };
  if (at < 0.9) return { kind: 'type', text: one(random, texts) };
  if (at < 0.95) return { kind: 'paste', text: one(random, pasted) };
  return { kind: 'poll', price: priceFrom(random) };
}

function pressed(random: Random, rows: readonly string[], columns: number) {
  return { kind: 'press' as const, row: one(random, rows), fromEnd: 1 + Math.floor(random() * columns) };
}

function priceFrom(random: Random): number {
  return Number((200 + random() * 100).toFixed(2));
}

function one<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
