import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { addQuestion, type GivenQuestion } from '../../questions.fixture.ts';
import { openReadingProcess, openReadingServer, type ReadingServer } from '../reading-server.fixture.ts';

describeOnOne('questions', (open) => {
  let server: ReadingServer;
  beforeAll(async () => {
    server = await openReadingServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post', 'qa_tag', 'qa_word'], { idsGoOn: true });
  });

  const ask = (title: string, more: GivenQuestion = {}) =>
    addQuestion(server.db, { companies: [], text: '', ...more, title });
  const read = async (typed: string, more = '', on: Pick<ReadingServer, 'reply'> = server) =>
    (await on.reply(`/qa/questions/search?q=${encodeURIComponent(typed)}${more}`)).json().questions;
  const found = async (typed: string): Promise<string[]> =>
    (await read(typed)).map(({ title }: { title: string }) => title);
  const alike = async (typed: string): Promise<string[]> =>
    (await read(typed, '&is_title=true')).map(({ title }: { title: string }) => title);

  describe('are found', () => {
    test('by what the title says before what the tags say, and that before the details', async () => {
      await ask('What about the debt?', { text: 'Is inventory the reason?' });
      await ask('Who buys the shares?', { tags: ['INVENTORY'] });
      await ask('Why did inventory grow?');
      await ask('Why did sales grow?');
      expect(await found('inventory')).toEqual([
        'Why did inventory grow?',
        'Who buys the shares?',
        'What about the debt?',
      ]);
    });

    test('by words of which one is in the title, one in the tags and one in the details', async () => {
      await ask('Why did sales grow?', { tags: ['RETAIL'], text: 'In the stores of Oregon.' });
      await ask('Why did sales grow in retail?');
      expect(await found('sales retail oregon')).toEqual(['Why did sales grow?']);
    });

    test('by the symbol and the name of their company', async () => {
      await ask('Why did sales grow?', { companies: ['LOSS'] });
      await ask('Why did sales fall?', { companies: ['GAPS'] });
      expect(await found('loss')).toEqual(['Why did sales grow?']);
      expect(await found('makers sales')).toEqual(['Why did sales grow?']);
    });

    test.each([
      ['выручка', 'Почему выросла выручка?'],
      ['ВЫРУЧ', 'Почему выросла выручка?'],
      ['выручак', 'Почему выросла выручка?'],
      ['umsätze', 'Warum wuchsen die Umsätze?'],
    ])('in other languages than English: %s', async (typed, title) => {
      await ask('Почему выросла выручка?');
      await ask('Warum wuchsen die Umsätze?');
      expect(await found(typed)).toEqual([title]);
    });

    test.each(['inventorys', 'inventroy', 'invntory', 'gaps inventroy', 'growht inventory'])(
      'where somebody mistyped: %s',
      async (typed) => {
        await ask('How did growth change the inventory of Gaps?', { companies: ['GAPS'] });
        await ask('Why did sales fall?');
        expect(await found(typed)).toEqual(['How did growth change the inventory of Gaps?']);
      },
    );

    test('where a short word has two letters swapped, which leaves no three in a row as they were', async () => {
      await ask('Does Nike hedge?');
      expect(await found('Nkie')).toEqual(['Does Nike hedge?']);
    });

    test('with some of the details, where these are what matched', async () => {
      await ask('Why did sales grow?', {
        text: 'The report of the third quarter names Oregon as the reason.',
      });
      const [first] = await read('oregon');
      expect(first.excerpt).toMatch(/quarter names Oregon as the reason/);
      expect((await read('sales'))[0].excerpt).toBeNull();
    });

    test('by their new words at once when they are changed, and no more by the old ones', async () => {
      const id = await ask('Why did sales grow?', { text: 'In Oregon', tags: ['RETAIL'] });
      await sql`update qa_question set title = 'Why did margins grow?' where post_id = ${id}`.execute(
        server.db,
      );
      await sql`update qa_post set text = 'In Texas' where id = ${id}`.execute(server.db);
      await sql`delete from qa_question_tag where question_id = ${id}`.execute(server.db);
      for (const gone of ['sales', 'oregon', 'retail']) expect(await found(gone)).toEqual([]);
      for (const now of ['margins', 'texas']) expect(await found(now)).toEqual(['Why did margins grow?']);
    });

    test('among many with the same words the best of the newest', async () => {
      for (let number = 0; number < 450; number += 1) await ask(`Why did sales grow in ${number}?`);
      await ask('Sales, sales and once more sales?');
      expect((await found('sales'))[0]).toBe('Sales, sales and once more sales?');
      expect(await found('sales')).toHaveLength(10);
    });
  });

  describe('while a title is typed', () => {
    beforeEach(async () => {
      await ask('Why did Nike’s gross margin fall while it raised prices?');
      await ask('Why did Nike’s inventory grow in 2023?');
      await ask('Is the gross margin of Acme cyclical?');
    });

    test.each([
      'Why has the gross margin of Nike declined as prices were raised?',
      'Nike gross margin falling despite raised prices',
      'Nike raised its prices, so why did the margin fall?',
      'Why did Nikes gros margn fal while it raisd prices?',
    ])('one that asks the same is shown: %s', async (title) => {
      expect((await alike(title))[0]).toBe('Why did Nike’s gross margin fall while it raised prices?');
    });

    test.each(['How much debt does Acme have?', 'Does Nike pay a dividend?', 'Who is the chief executive?'])(
      'others are not: %s',
      async (title) => {
        expect(await alike(title)).toEqual([]);
      },
    );

    test.each([
      "'",
      "it's & | ! <-> :* \\",
      '((((',
      "a'b''c",
      '\u{1F600} \u{1F600}',
      'http://a.b/c?d=e f@g.hi',
    ])('nothing in it is an operator: %j', async (title) => {
      expect(
        (await server.reply(`/qa/questions/search?is_title=true&q=${encodeURIComponent(title)}`)).statusCode,
      ).toBe(200);
    });
  });

  describe('that are not for everybody', () => {
    const secret = { text: 'Its zebra', tags: ['GIRAFFE'] };
    const findable = async (on: Pick<ReadingServer, 'reply'> = server) => {
      const all = [];
      for (const typed of ['walrus', 'zebra', 'giraffe', 'wlarus', 'walr'])
        all.push(...(await read(typed, '', on)));
      all.push(...(await read('What does the walrus eat?', '&is_title=true', on)));
      return all.length;
    };

    test.each([
      ['wait', { status: 'waiting_approve' }],
      ['were rejected', { status: 'rejected' }],
      ['were deleted', { deleted: true }],
    ] as const)('are never found when they %s, by title, text, tag or a mistyped word', async (_, state) => {
      await ask('What does the walrus eat?', { ...secret, ...state });
      expect(await findable()).toBe(0);
    });

    test.each([
      sql`update qa_question set status = 'rejected', rejected_at = now()`,
      sql`update qa_question set status = 'waiting_approve'`,
      sql`update qa_post set deleted_at = now(), deleted_by = 'editor'`,
      sql`delete from qa_post`,
    ])('are found in no process once that has happened', async (act) => {
      const other = await openReadingProcess(server);
      await ask('What does the walrus eat?', secret);
      expect([await findable(), await findable(other)]).toEqual([6, 6]);
      await act.execute(server.db);
      expect([await findable(), await findable(other)]).toEqual([0, 0]);
    });

    test('don’t keep others from being found', async () => {
      const id: PostId = await ask('What does the walrus eat?');
      for (let number = 0; number < 500; number += 1) {
        await ask('What does the walrus eat?', { status: 'rejected' });
      }
      expect((await read('walrus')).map((each: { id: PostId }) => each.id)).toEqual([id]);
    });
  });
});
