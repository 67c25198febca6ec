import { createHash } from 'node:crypto';
import { isWhole } from '../../world/size.ts';
import { expect, test } from '../signed-in.ts';
import { TablePlayer, type Trace } from './table-player.ts';
import { type Sequence, type Step, sequencesOfPage, stepLabel } from './table-sequences.ts';

const pages = isWhole ? 10 : 1;

// What they leave was recorded when four controllers read the table's HTML. `--update-snapshots` records it anew.
for (let number = 1; number <= pages; number++) {
  test(`keys, clicks, late scripts and prices leave the table as recorded, page ${number}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const player = new TablePlayer(page);
    await player.answer();
    await player.open();
    const lines: string[] = [];
    for (const sequence of sequencesOfPage(number)) lines.push(await play(player, sequence));
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${number}.txt`);
  });
}

test('what is typed after a press on another cell goes into that one, although the scripts came late', async ({
  page,
}) => {
  const player = new TablePlayer(page);
  await player.answer();
  await player.openEarly();
  await player.press('margin', 1, true);
  await player.press('capexChange', 1);
  await page.keyboard.type('7.5');
  await player.arrive();
  expect((await player.settled()).rest).toContain('focus capexChange 1 cell-input="7.5"');
});

for (const { typed, keys = [], rest } of [
  { typed: '=margin[-1]+1', rest: 'focus margin 1 cell-input is-formula="=margin[-1]+1"' },
  { typed: '12.5', keys: ['Backspace', '7'], rest: 'focus margin 1 cell-input="12.7"' },
  { typed: '=margin', keys: ['Escape'], rest: 'focus margin 1 TD' },
]) {
  test(`“${[typed, ...keys].join(' ')}” is what was typed, although the scripts came late`, async ({
    page,
  }) => {
    const player = new TablePlayer(page);
    await player.answer();
    await player.openEarly();
    await player.press('margin', 1);
    await page.keyboard.type(typed);
    for (const key of keys) await page.keyboard.press(key);
    await player.arrive();
    expect((await player.settled()).rest).toContain(rest);
  });
}

async function play(player: TablePlayer, { number, early, steps }: Sequence): Promise<string> {
  if (early) await player.openEarly();
  const before = await player.settled();
  const copied: string[] = [];
  for (const step of steps) {
    await take(player, step, copied);
    await player.page.evaluate(() => new Promise(requestAnimationFrame));
  }
  if (early) await player.arrive();
  const after = await player.settled();
  const said = [
    `${number}${early ? ' early' : ''}: ${steps.map(stepLabel).join(', ')}`,
    changesOf(before, after),
    after.rest,
    ...(copied.length > 0 ? [`copied ${JSON.stringify(copied)}`] : []),
  ];
  // A page of its own for what comes after an early one: all its scripts are there then.
  if (early) await player.open();
  else await player.leave();
  return said.join('\n    ');
}

async function take(player: TablePlayer, step: Step, copied: string[]): Promise<void> {
  const { keyboard } = player.page;
  switch (step.kind) {
    case 'press':
      return player.press(step.row, step.fromEnd);
    case 'double':
      return player.press(step.row, step.fromEnd, true);
    case 'key':
      return player.key(step.text);
    case 'type':
      return keyboard.type(step.text);
    case 'paste':
      return player.paste(step.text);
    case 'poll':
      return player.poll(step.price);
    case 'copy':
      copied.push(await player.copy());
  }
}

/** All of them by their hash, and the first as they are read. */
function changesOf(before: Trace, after: Trace): string {
  const changed = [...after.cells].filter(([key, text]) => before.cells.get(key) !== text);
  const hash = createHash('sha256')
    .update(JSON.stringify([...after.cells]))
    .digest('hex')
    .slice(0, 12);
  const first = changed.slice(0, 4).map(([key, text]) => `${key} ${before.cells.get(key)} → ${text}`);
  return `${changed.length} cells ${hash}${first.map((change) => ` | ${change}`).join('')}`;
}
