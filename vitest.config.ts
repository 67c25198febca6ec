import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './tests/world/waiting-first.ts';

const isFullSize = process.env.FAULTS === 'full';

/** Unit tests stand beside the code; tests that need the world (a database, a running app) stand in tests/. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // One more than there are cores: some files wait for the processes they start.
    maxWorkers: availableParallelism() + 1,
    maxConcurrency: 20,
    sequence: { sequencer: WaitingFirst },
    // Opening a database in a worker takes a moment on a small machine; no test waits for the clock.
    testTimeout: isFullSize ? 1_800_000 : 180_000,
    hookTimeout: isFullSize ? 1_800_000 : 300_000,
    // A loaded machine is slow, not wrong: what is waited for may take its time there.
    expect: { poll: { timeout: 90_000 } },
    // A stray warning or error is a defect: fail on it instead of scrolling past it.
    onConsoleLog: () => true,
    projects: [
      {
        extends: true,
        test: {
          name: 'figures',
          include: ['packages/*/src/**/*.test.ts', 'tests/filings/**/*.test.ts'],
          // A process reads the filings once for all of its files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: [
            'apps/server/src/**/*.test.ts',
            'apps/web/app/**/*.test.{ts,tsx}',
            'tests/boundaries/**/*.test.ts',
          ],
          // A process opens one database and empties it between tests.
          isolate: false,
          globalSetup: 'tests/world/run.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'world',
          include: ['tests/{faults,http}/**/*.test.ts'],
          globalSetup: 'tests/world/run.ts',
        },
      },
    ],
  },
});
