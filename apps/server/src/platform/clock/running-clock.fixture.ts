import { systemClock } from './index.ts';

/** Runs as the system’s does, and can be ahead of it: beside a process whose clock is the system’s. */
export class RunningClock {
  #ahead = 0;

  now(): Date {
    return new Date(systemClock.now().getTime() + this.#ahead);
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
