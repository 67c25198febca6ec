import { apiAs } from '../world/people.ts';
import { startServer } from '../world/server.ts';

/** The sample without quotes, and the calls of Ben, who may see every figure. */
export async function startForBen() {
  const server = await startServer({ QUOTE_PROVIDER: 'none' });
  return { url: server.url, ben: await apiAs(server, 'ben'), close: () => server.stop() };
}
