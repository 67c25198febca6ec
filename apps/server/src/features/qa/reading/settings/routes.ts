import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId, ListId } from '@tenfold/contract/ids';
import { getQuestionSettings } from '@tenfold/contract/qa';
import { questionCategories, questionItems, questionYears } from '@tenfold/domain/qa';
import type { FastifyInstance } from 'fastify';
import { type Person, serveCached } from '../../../../platform/http/index.ts';
import { Momentary } from '../momentary.ts';
import { listOwnLists } from '../questions/own-choices.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { readAuthors } from '../views/read-authors.ts';
import { hasPosted, listFollowedContributors, listQuestionLists, listTags } from './settings-store.ts';

type Settings = ReplyOf<typeof getQuestionSettings>;
type Shared = Pick<Settings, 'tags' | 'companies'>;
type Own = Pick<Settings, 'myLists' | 'followContributorIds' | 'publicName' | 'hasPosted'>;

/** Which tags are used most, and which companies have figures, changes slowly and takes longest to find. */
const sharedMs = 10_000;
const listsMs = 1_000;
/** The largest; others are found by the company search. */
const mostCompanies = 500;

const nobodys: Own = { myLists: [], followContributorIds: [], publicName: null, hasPosted: false };

export function registerSettings(app: FastifyInstance, deps: ReadingDeps): void {
  const { db, clock, documents, live } = deps;
  const shared = new Momentary<Shared>(sharedMs, 1);
  const lists = new Momentary<Settings['questionLists']>(listsMs, 1);

  serveCached(app, getQuestionSettings, documents.replies, async (_, { person }) => {
    const choices = await shared.find('all', readShared);
    const { value: questionLists, stamp } = await lists.find('all', () => listQuestionLists(db));
    const own = person === null ? nobodys : await readOwn(person);
    const years = yearChoices(clock.now());
    return {
      versions: [years.length],
      variant: `${choices.stamp} ${stamp} ${JSON.stringify(own)}`,
      build: (): Settings => ({
        ...choices.value,
        ...own,
        questionLists,
        years,
        categories: questionCategories.map(({ key, name }) => ({ key, name })),
        items: questionItems.map(({ key, label }) => ({ key, name: label })),
      }),
    };
  });

  async function readShared(): Promise<Shared> {
    const companies = await live.now();
    return {
      tags: await listTags(db),
      companies: companies.main.slice(0, mostCompanies).flatMap((symbol) => {
        const overview = companies.find(symbol, false);
        return overview === null ? [] : [{ symbol, name: overview.name }];
      }),
    };
  }

  async function readOwn({ id }: Person): Promise<Own> {
    const { authors } = await readAuthors(db, [id]);
    const own = await listOwnLists(db, id);
    return {
      myLists: own.map((list) => ({ ...list, id: list.id as ListId })),
      followContributorIds: await listFollowedContributors(db, id),
      publicName: authors.get(id as AccountId)?.fullName ?? null,
      hasPosted: await hasPosted(db, id),
    };
  }
}

/** Newest first, then forecast. */
function yearChoices(now: Date): Settings['years'] {
  const years = questionYears(now).filter((year) => year !== 'forecast');
  return [
    ...years.toReversed().map((year) => ({ key: String(year), name: String(year) })),
    { key: 'forecast', name: 'Forecast' },
  ];
}
