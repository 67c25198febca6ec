import type { NotPasted, PastedBlock } from './block.ts';

/** What of a pasted block isn't in the forecast, in sentences; null if all of it is. */
export function pasteReport(
  { changes, leftOut }: PastedBlock,
  /** What a line of the table is called. */
  lineName: (line: number) => string,
): string | null {
  const filled = leftOut.filter(({ why }) => why !== 'empty');
  const empty = leftOut.length - filled.length;
  if (leftOut.length === 0 || (changes.length === 0 && filled.length === 0)) return null;
  const all = changes.length + filled.length;
  const head = changes.length === 0 ? 'Nothing pasted.' : `${changes.length} of ${all} cells pasted.`;
  return [
    head,
    ...texts(filled, 'not-a-number', 'isn’t a number.', 'aren’t numbers.'),
    ...texts(filled, 'either-of-two', 'could be two numbers.', 'could each be two numbers.'),
    ...texts(
      filled,
      'out-of-range',
      'isn’t between −1,000% and 10,000%.',
      'aren’t between −1,000% and 10,000%.',
    ),
    ...calculated(filled, lineName),
    ...counted(filled, 'past-terminal', 'past Terminal.'),
    ...counted(filled, 'below-table', 'below the last row.'),
    ...(empty === 0 ? [] : [`${cells(empty)} empty and left as before.`]),
  ].join(' ');
}

function texts(leftOut: readonly NotPasted[], why: NotPasted['why'], one: string, several: string): string[] {
  const found = leftOut.flatMap((each) => (each.why === why && 'text' in each ? [each.text] : []));
  const named = found.slice(0, 3).map((text) => `“${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`);
  const more = found.length - named.length;
  if (named.length === 0) return [];
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return [`${list} ${found.length === 1 ? one : several}`];
}

function calculated(leftOut: readonly NotPasted[], lineName: (line: number) => string): string[] {
  const lines = new Set(leftOut.flatMap((each) => (each.why === 'calculated' ? [each.line] : [])));
  return [...lines].map((line) => `${lineName(line)} is calculated.`);
}

function counted(leftOut: readonly NotPasted[], why: NotPasted['why'], where: string): string[] {
  const count = leftOut.filter((each) => each.why === why).length;
  return count === 0 ? [] : [`${cells(count)} ${where}`];
}

function cells(count: number): string {
  return count === 1 ? '1 cell is' : `${count} cells are`;
}
