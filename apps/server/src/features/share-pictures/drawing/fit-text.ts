export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

interface TextArea {
  readonly width: number;
  readonly lines: number;
  /** Largest first. */
  readonly sizes: readonly number[];
}

/** The largest size in which the text has room; in the smallest, cut. @param measure the width of a text at a size */
export function fitText(text: string, { width, lines, sizes }: TextArea, measure: MeasureText): Fitted {
  for (const size of sizes) {
    const wrapped = wrap(text, (line) => measure(line, size) <= width);
    if (wrapped.length <= lines && wrapped.every((line) => measure(line, size) <= width)) {
      return { size, lines: wrapped };
    }
  }
  const size = sizes.at(-1) ?? 0;
  const fits = (line: string) => measure(line, size) <= width;
  const wrapped = wrap(text, fits);
  const rest = wrapped.slice(lines - 1).join(' ');
  const shown = [...wrapped.slice(0, lines - 1), rest].filter((line) => line !== '');
  return { size, lines: shown.map((line) => cut(line, fits)) };
}

type MeasureText = (text: string, size: number) => number;
type Fits = (line: string) => boolean;

function wrap(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, fits: Fits): string {
  if (fits(line)) return line;
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
