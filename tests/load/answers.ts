import { measure } from './load.ts';
import { type Running, startFloor, startProduct } from './processes.ts';
import { heading, line, perSecond, ratio } from './report.ts';

const brotli = { 'accept-encoding': 'br' };

/** Prepared answers, cached and not, against the same bytes from the bare framework. */
export async function benchAnswers(product: Running, databaseUrl: string, dataDir: string): Promise<void> {
  heading('Prepared answers, PostgreSQL, 4 connections');
  for (const path of ['/api/v1/company/AAPL', '/api/v1/company/AAPL/financials']) {
    const floor = await startFloor({ FLOOR_URL: product.origin + path, FLOOR_DATABASE_URL: databaseUrl });
    const ready = await measure({ url: `${floor.origin}/ready`, headers: brotli });
    const text = await measure({ url: `${floor.origin}/text` });
    const hot = await measure({ url: product.origin + path, headers: brotli });
    line(`${path} hot`, perSecond(hot.perSecond), ratio(hot.perSecond, ready.perSecond, '0.50'));
    const cold = await measureCold(path, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    line(`${path} cold`, perSecond(cold), ratio(cold, text.perSecond, '0.60'));
    await floor.stop();
  }
}

/** Without documents in memory: every answer comes from the database. */
async function measureCold(path: string, environment: Record<string, string>): Promise<number> {
  const forgetful = await startProduct({ ...environment, DOCUMENT_CACHE_MIB: '0' });
  const cold = await measure({ url: forgetful.origin + path });
  await forgetful.stop();
  return cold.perSecond;
}
