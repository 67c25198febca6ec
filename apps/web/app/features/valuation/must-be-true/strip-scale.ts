import type { DriverRecord } from '@tenfold/domain/must-be-true';

const margin = 0.06;

/** Where rates stand on a strip, in percent of its width: the record, what is now and what is needed all fit. */
export function stripScale(
  record: DriverRecord | null,
  marked: readonly (number | null)[],
): (rate: number) => number {
  const rates = [
    ...(record === null ? [] : [record.least, record.most]),
    ...marked.filter((rate) => rate !== null),
  ];
  const least = Math.min(...rates);
  const most = Math.max(...rates);
  if (!(most > least)) return () => 50;
  const room = (most - least) * margin;
  return (rate) => ((rate - least + room) / (most - least + 2 * room)) * 100;
}
