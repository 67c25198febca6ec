interface ScreenAddress {
  readonly path: string;
  /** With the parameters that the screen reads, once those are known. */
  readonly address: string;
  /** They aren't known yet. */
  readonly isWhole: boolean;
}

/** Which of its loaders the router asks for. */
const ofTheRouter = '_routes';

/** Whatever else an address says (`utm_source`, or a number that is another each time) would be one more page to keep. */
export function screenAddress(
  url: string,
  parametersAt: (path: string) => readonly string[] | undefined,
): ScreenAddress {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const read = parametersAt(path);
  if (start < 0 || read === undefined) return { path, address: url, isWhole: read === undefined };
  const given = new URLSearchParams(url.slice(start));
  const known = new URLSearchParams();
  for (const name of [ofTheRouter, ...read]) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return { path, address: known.size === 0 ? path : `${path}?${known}`, isWhole: false };
}
