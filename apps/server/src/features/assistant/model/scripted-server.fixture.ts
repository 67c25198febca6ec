import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { Feature } from '../../../platform/feature.ts';
import type { CompanyDeps } from '../../company/index.ts';
import { openTestServerWith } from '../../company/server.fixture.ts';
import { addSmallCompanies } from '../../financials/small-companies.fixture.ts';
import { prepareMissingDocuments } from '../../market-data/index.ts';
import { registerAssistant } from '../routes.ts';
import { type ModelLimits, usualLimits } from './model-limits.ts';
import { openScriptedModel } from './scripted-model.fixture.ts';

export interface AnswerEvent {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: as it is on the wire
  readonly data: any;
}

/** The events of a stream that has ended. */
export function eventsIn(body: string): AnswerEvent[] {
  return body
    .split('\n\n')
    .filter((frame) => frame !== '')
    .map((frame) => {
      const [, type = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
      return { type, data: JSON.parse(data) };
    });
}

type Routes = NonNullable<Feature<CompanyDeps>['routes']>;

interface Scripted {
  readonly limits?: ModelLimits;
  /** In dollars a month. */
  readonly budget?: string;
}

/** A server that asks a scripted model, with features whose calls are its tools. */
export async function openScriptedServer(
  routes: readonly Routes[],
  { limits = { ...usualLimits, waiting: 60_000, piece: 60_000 }, budget = '1000' }: Scripted = {},
) {
  const model = await openScriptedModel();
  const settings = {
    QUOTE_PROVIDER: 'none',
    ASSISTANT_URL: model.url,
    ASSISTANT_MODEL: 'scripted',
    ASSISTANT_PRICES: '1/10',
    ASSISTANT_BUDGET: budget,
  };
  const server = await openTestServerWith(settings, await openTestDatabase(), ...routes, (app, deps) =>
    registerAssistant(app, deps, limits),
  );
  await addSmallCompanies(server.db);
  await prepareMissingDocuments(server.db, () => undefined);
  return {
    ...server,
    model,
    /** The events of an answer, as they come. */
    async ask(text: string, by: 'ann' | 'ben' = 'ben'): Promise<AnswerEvent[]> {
      const headers = { accept: 'text/event-stream' };
      const reply = await server.post('/qa/ai/chats/send', { text }, by, headers);
      return eventsIn(reply.body);
    },
    async close() {
      await server.close();
      await model.close();
    },
  };
}
