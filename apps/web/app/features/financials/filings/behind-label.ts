/** `Figures of 2023 to 2025, 2024 Q1 to 2025 Q4, LTM`: years and quarters in runs. */
export function behindLabel(columns: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.last, column)) run.last = column;
    else runs.push({ first: column, last: column });
  }
  return `Figures of ${runs.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join(', ')}`;
}

function follows(before: string, column: string): boolean {
  const [one, other] = [before, column].map((name) => /^(\d{4})(?: Q([1-4]))?$/.exec(name));
  if (one == null || other == null) return false;
  const [year, quarter, nextYear, nextQuarter] = [one[1], one[2], other[1], other[2]].map((part) =>
    part === undefined ? null : Number(part),
  );
  if (quarter == null || nextQuarter == null) return quarter === nextQuarter && nextYear === (year ?? 0) + 1;
  return (nextYear ?? 0) * 4 + nextQuarter === (year ?? 0) * 4 + quarter + 1;
}
