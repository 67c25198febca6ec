import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { openQaServer } from '../qa-server.fixture.ts';
import { startAnew } from '../questions.fixture.ts';

describeOnEach('the history of acts', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  const name = (id: number, first: string, second: string) =>
    sql`update account set first_name = ${first}, second_name = ${second} where id = ${id}`.execute(
      server.db,
    );

  /** Cora approves Ann’s question and Ben’s, and limits Ben. */
  beforeEach(async () => {
    await startAnew(server.db);
    await name(people.ann.id, 'Anna', 'Löfgren');
    await name(people.ben.id, 'Ben', 'Baker');
    await name(people.cora.id, 'Cora', 'Carter');
    await server.approve(await server.ask('ann', { title: 'What does Nike pay for 100% cotton?' }));
    await server.approve(await server.ask('ben', { title: 'How long do Nike’s shoes last?' }));
    await server.call('cora', 'POST', `/qa/contributors/${people.ben.id}/limit`, { reason: 'spam' });
  });

  const found = async (q: string, more = '') => {
    const { status, json } = await server.call('cora', 'GET', `/qa/acts?q=${encodeURIComponent(q)}${more}`);
    expect(status).toBe(200);
    return json.acts.map((act: { kind: string; post: { title: string } | null }) =>
      [act.kind, act.post?.title.split(' ')[0]].join(' ').trim(),
    );
  };

  test('is searched by words of a question, in any case and order', async () => {
    expect(await found('nike')).toEqual(['approve How', 'approve What']);
    expect(await found('COTTON  Nike')).toEqual(['approve What']);
    expect(await found('shoes cotton')).toEqual([]);
  });

  test('is searched by whom an act was about, and by its editor', async () => {
    expect(await found('baker')).toEqual(['limit', 'approve How']);
    expect(await found('löfgren')).toEqual(['approve What']);
    expect(await found('carter baker shoes')).toEqual(['approve How']);
  });

  test('is searched within an editor’s acts and those of one kind, page by page', async () => {
    expect(await found('nike', `&editor=${people.ben.id}`)).toEqual([]);
    expect(await found('baker', '&kind=limit')).toEqual(['limit']);
    expect(await found('nike', '&limit=1')).toEqual(['approve How']);
    const { json } = await server.call('cora', 'GET', '/qa/acts?q=nike&limit=1');
    expect(json.newer).toBeNull();
    expect(await found('nike', `&limit=1&before=${json.older}`)).toEqual(['approve What']);
    const last = await server.call('cora', 'GET', `/qa/acts?q=nike&limit=1&before=${json.older}`);
    expect(last.json.older).toBeNull();
  });

  test('is whole without words, and empty for signs alone', async () => {
    expect(await found('  ')).toHaveLength(3);
    expect(await found('%')).toEqual([]);
    expect(await found("'; drop table qa_act; --")).toEqual([]);
  });

  test('finds nobody by an address that stands in place of their name', async () => {
    await name(people.ben.id, 'secret@example.com', '');
    expect(await found('secret')).toEqual([]);
    expect(await found(`member ${people.ben.id}`)).toEqual(['limit', 'approve How']);
  });

  test('is refused a search of more than 80 characters', async () => {
    expect((await server.call('cora', 'GET', `/qa/acts?q=${'a'.repeat(81)}`)).status).toBe(422);
  });
});
