/** Runs inside the measured page: functions are sent there as text, so none may use another. */

/** Milliseconds from each text put into the open cell until the page has stopped changing and is laid out. */
export async function typeTexts(texts: readonly string[]): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('.cell-input');
  if (field === null) throw new Error('No cell is open.');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const task = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let changes = 0;
  const watch = new MutationObserver((records) => {
    changes += records.length;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const times: number[] = [];
  for (const text of texts) {
    await frame();
    await task();
    const began = performance.now();
    let drawn = began;
    write?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
    // Rendering put off is done in tasks of its own; what is drawn in a frame of its own is one as well.
    for (let calm = 0; calm < 6; calm += 1) {
      const before = changes;
      await task();
      if (calm === 4) await frame();
      if (changes === before) continue;
      document.body.getBoundingClientRect();
      drawn = performance.now();
      calm = -1;
    }
    times.push(drawn - began);
  }
  watch.disconnect();
  return times;
}
