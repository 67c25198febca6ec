/** `Figures of 2023 to 2025 and of 2025 Q3, 2025 Q4`: years in runs, quarters one by one. */
export function behindLabel(columns: readonly string[]): string {
  const years = columns.filter((column) => /^\d{4}$/.test(column)).map(Number);
  const others = columns.filter((column) => !/^\d{4}$/.test(column));
  return `Figures of ${[...runsOf(years), ...others].join(', ')}`;
}

function runsOf(years: readonly number[]): string[] {
  const runs: [first: number, last: number][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === year - 1) run[1] = year;
    else runs.push([year, year]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first} to ${last}`));
}
