/** How long something takes, in milliseconds: the median of seven. */
export async function medianMs(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return (times.sort((one, other) => one - other)[3] ?? 0).toFixed(1);
}
