/** Clocks, days and repeated work. */

export { repeat } from './repeat.ts';
/** Nothing else in the product reads the system's clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

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
