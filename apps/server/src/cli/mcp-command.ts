import type { Command } from 'commander';
import { serveToolsOnStdio } from '../features/mcp/index.ts';
import { CommandError } from '../platform/commands/index.ts';

/** Nothing else is written to standard output, and no data folder is opened. */
export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description(
      'answer an assistant on this computer by the Model Context Protocol (set TENFOLD_URL to a running server and TENFOLD_TOKEN to a personal token)',
    )
    .action(async () => {
      const { TENFOLD_URL: url = 'http://localhost:3000', TENFOLD_TOKEN: token } = process.env;
      if (token === undefined || token === '')
        throw new CommandError('Set TENFOLD_TOKEN to a personal token: Settings, Personal access tokens.');
      if (!URL.canParse(url)) throw new CommandError(`TENFOLD_URL is no address: ${url}`);
      await serveToolsOnStdio({ url: url.replace(/\/+$/, ''), token });
    });
}
