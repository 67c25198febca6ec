/** Runs inside the measured page: functions are sent there as text, so none may use another. */

/** Milliseconds of work for each step of scrolling: rendering what came into sight, and its layout. */
export async function scrollAcross(view: 'lens' | 'list'): Promise<number[]> {
  const scroller = document.querySelector<HTMLElement>('.lens-on-wide .table-scroll');
  if (scroller === null) throw new Error('There is no table.');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const task = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const times: number[] = [];
  for (let step = 0; step < 300; step += 1) {
    await frame();
    await task();
    const began = performance.now();
    // About as fast as a flick: two columns, or two rows, in three frames.
    if (view === 'lens') scroller.scrollLeft += 140;
    else scroller.scrollTop += 32;
    scroller.dispatchEvent(new Event('scroll'));
    await task();
    await task();
    document.body.getBoundingClientRect();
    times.push(performance.now() - began);
  }
  if (scroller.scrollLeft + scroller.scrollTop < 5_000) throw new Error('The table did not scroll.');
  return times;
}
