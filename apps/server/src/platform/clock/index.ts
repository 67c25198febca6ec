export { repeat } from './repeat.ts';
/** What time it is, as an argument: nothing in the product reads the system's clock beside this. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. */
export class StoppedClock implements Clock {
  #time: number;
  constructor(time: string | Date) {
    this.#time = new Date(time).getTime();
  }

  now(): Date {
    return new Date(this.#time);
  }

  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}
