import { playSeason } from '../../../packages/domain/src/qa/votes/season/season.fixture.ts';
import { heading, line } from '../report.ts';

const people = 10_000;
const seed = 20_261_126;

/** What rings would get by votes, and what they are left with: the table of docs/decisions/0131. */
export function benchSeason(): Promise<void> {
  heading(`A season of ${people.toLocaleString('en-US')} people; points by best answers`);
  const began = performance.now();
  const { votes, rings, figures } = playSeason(people, seed);
  for (const { kind, unruled, counted, held, takenBack } of figures) {
    line(kind, `${unruled} → ${counted}`, `${held} held, ${takenBack} once taken back`);
  }
  line('votes, groups found', `${votes.toLocaleString('en-US')}, ${rings.length}`);
  line('played in', `${Math.round(performance.now() - began)} ms`);
  return Promise.resolve();
}
