import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { addressOf, samplePassword } from '../world/people.ts';
import type { Server } from '../world/server.ts';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** What somebody writes who has only the API description. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const [, , baseUrl = '', username = '', password = ''] = process.argv;
const client = createClient<paths>({ baseUrl });

const search = await client.GET('/api/v1/company/{text}/search', { params: { path: { text: 'nike' } } });
const symbol: string = search.data?.results[0]?.symbol ?? '';
// @ts-expect-error Fields that are not described don't exist.
search.data?.results[0]?.price;

const figures = await client.GET('/api/v1/company/{symbol}/financials', { params: { path: { symbol } } });
const revenue: number | null | undefined = figures.data?.actual[0]?.revenue;

const session = await client.POST('/api/v1/user/login', {
  body: { username, password },
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const authorization = \`Bearer \${session.data?.access_token}\`;
const me = await client.GET('/api/v1/user/me', { headers: { authorization } });

const refused = await client.GET('/api/v1/company/{symbol}', { params: { path: { symbol: 'NOSUCH' } } });
const code = refused.error?.code;
// @ts-expect-error This call is never refused for this reason.
if (code === 'quota_reached') throw new Error();

console.log(
  JSON.stringify({
    found: symbol,
    years: revenue === null ? 0 : figures.data?.actual.length,
    plan: me.data?.plan,
    refused: code,
  }),
);
`;

const options = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: ['node'],
  },
};

export async function runGeneratedClient({ url, dataDir }: Server, document: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-client-'));
  try {
    symlinkSync(modules, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypescript(document)));
    writeFileSync(join(folder, 'main.ts'), program);
    const compiled = await run(join(modules, '.bin/tsc'), ['-p', folder], { timeout: 60_000 }).catch(
      (error) => error,
    );
    if (compiled.stdout !== '') throw new Error(`The client does not compile:\n${compiled.stdout}`);
    const person = [addressOf('ann'), await samplePassword(dataDir)];
    const { stdout } = await run(process.execPath, [join(folder, 'main.ts'), url, ...person]);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
