import { deepFreeze } from './deep-freeze.ts';

/**
 * An answer that cached pages compare again and again: read at most once in a short time, and the same object, whose hash is
 * known, until it changes.
 */
export class BriefAnswer<Answer extends object> {
  readonly #read: () => Promise<Answer>;
  readonly #ms: number;
  readonly #uptime: () => number;
  #known: { readonly text: string; readonly answer: Answer } | null = null;
  #reading: { readonly at: number; readonly answer: Promise<Answer> } | null = null;

  /** @param ms how old an answer may be @param uptime in milliseconds, from a clock that no one sets */
  constructor(read: () => Promise<Answer>, ms: number, uptime: () => number = () => performance.now()) {
    this.#read = read;
    this.#ms = ms;
    this.#uptime = uptime;
  }

  find(): Promise<Answer> {
    const now = this.#uptime();
    if (this.#reading !== null && now - this.#reading.at < this.#ms) return this.#reading.answer;
    const reading = { at: now, answer: this.#readOnce() };
    this.#reading = reading;
    reading.answer.catch(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    return reading.answer;
  }

  async #readOnce(): Promise<Answer> {
    const answer = await this.#read();
    const text = JSON.stringify(answer);
    if (this.#known?.text !== text) this.#known = { text, answer: deepFreeze(answer) };
    return this.#known.answer;
  }
}
