/** Runs inside the measured page: functions are sent there as text, so none may use another. */

export interface Probe {
  /** When the last answer arrived, and when its picture was on screen. */
  answered: number;
  drawn: number;
}

export function watchChart(): void {
  const probe: Probe = { answered: 0, drawn: 0 };
  Object.assign(window, { probe });
  const text = Response.prototype.text;
  const json = Response.prototype.json;
  const noted = (response: Response) => {
    if (response.url.includes('/chart/')) probe.answered = performance.now();
  };
  Response.prototype.text = async function read() {
    const body = await text.call(this);
    noted(this);
    return body;
  };
  Response.prototype.json = async function read() {
    const body = await json.call(this);
    noted(this);
    return body;
  };
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target instanceof Element && target.closest('svg.plot-picture')))
      return;
    // The task after the frame's callbacks: layout and paint are done.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        probe.drawn = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['d', 'viewBox'],
  });
}

/** Whether each button and the cursor of the chart have their script. */
export function chartListens(): boolean {
  const parts = [...document.querySelectorAll('.performance-card :is(button, [role=slider])')];
  const isReady = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
  return parts.length > 0 && parts.every((part) => part.hasAttribute('popovertarget') || isReady(part));
}

/** Milliseconds from a click on a button of the chart to the changed picture. */
export async function clickToDrawn(name: string): Promise<number> {
  const { probe } = window as unknown as { probe: Probe };
  const button = [...document.querySelectorAll<HTMLElement>('.performance-card button')].find(
    (one) => one.textContent === name && one.offsetParent !== null,
  );
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const began = performance.now();
  button?.click();
  while (probe.drawn < began) await new Promise((resolve) => setTimeout(resolve));
  return probe.drawn - began;
}

export interface Dragged {
  readonly framesPerSecond: number;
  readonly worstFrame: number;
  /** Median milliseconds of work for each move. */
  readonly work: number;
}

/** Moves the pointer once a frame over the whole chart and back; without a cursor, only counts frames. */
export async function dragCursor({ frames, move }: { frames: number; move: boolean }): Promise<Dragged> {
  const cursor = [...document.querySelectorAll<HTMLElement>('.plot-cursor')].find(
    (one) => one.offsetParent !== null,
  );
  const box = cursor?.getBoundingClientRect();
  const times: number[] = [];
  const work: number[] = [];
  for (let frame = 0; frame <= frames; frame += 1) {
    times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    if (!move || box === undefined) continue;
    const along = Math.abs(((frame / frames) * 4) % 2) - 1;
    const began = performance.now();
    cursor?.dispatchEvent(
      new PointerEvent('pointermove', {
        bubbles: true,
        clientX: box.left + Math.abs(along) * box.width,
        clientY: box.top + box.height / 2,
      }),
    );
    // React renders in a microtask or in its own task: both finish before this one.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
    work.push(performance.now() - began);
  }
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const whole = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    framesPerSecond: (1000 * gaps.length) / whole,
    worstFrame: Math.max(...gaps),
    work: work.sort((one, other) => one - other)[Math.floor(work.length / 2)] ?? 0,
  };
}

/** Milliseconds to draw as many points as bare lines: no chart can be faster. */
export async function drawBareLines({ lines, points }: { lines: number; points: number }): Promise<number> {
  const began = performance.now();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 690 446');
  svg.setAttribute('width', '690');
  for (let line = 0; line < lines; line += 1) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    const places = Array.from(
      { length: points },
      (_, at) => `${((at / points) * 690).toFixed(1)},${(220 + 180 * Math.sin(at / 97 + line)).toFixed(1)}`,
    );
    path.setAttribute('d', `M${places.join('L')}`);
    path.setAttribute('fill', 'none');
    path.setAttribute('stroke', 'currentColor');
    svg.append(path);
  }
  document.body.prepend(svg);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  const took = performance.now() - began;
  svg.remove();
  return took;
}
