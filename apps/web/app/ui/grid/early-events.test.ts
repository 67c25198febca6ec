import { expect, test } from 'vitest';
import type { GridCommands } from './commands.ts';
import { EarlyEvents } from './early-events.ts';
import { Grid } from './grid.ts';

const sales = { row: 'sales', column: '2026' };
const costs = { row: 'costs', column: '2026' };

class TypedOn extends Grid {
  commands: GridCommands = {};

  override register(_: number, commands: GridCommands): () => void {
    this.commands = commands;
    return () => undefined;
  }
}

function typedEarly(keys: readonly (readonly [key: string, at: typeof sales])[]): string[] {
  const grid = new TypedOn();
  const early = new EarlyEvents();
  early.keep(
    grid,
    1,
    () => true,
    () => undefined,
  );
  for (const [key, at] of keys) grid.commands.keydown?.({ type: 'keydown', key } as KeyboardEvent, at);
  return early.take().map(({ event, at }) => `${at.row} ${(event as KeyboardEvent).key}`);
}

test('a formula typed before the editor has loaded is kept whole, its names included', () => {
  const keys = [...'=margin*2'].map((key) => [key, sales] as const);
  expect(typedEarly(keys).join('')).toBe([...'=margin*2'].map((key) => `sales ${key}`).join(''));
});

test('a letter that begins nothing, as of a shortcut, stays with the page', () => {
  expect(typedEarly([['m', sales]])).toEqual([]);
});

test('what is begun in one cell is not continued in another', () => {
  expect(
    typedEarly([
      ['=', sales],
      ['m', costs],
    ]),
  ).toEqual(['sales =']);
});
