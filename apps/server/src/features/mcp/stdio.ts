import { httpApi } from '@tenfold/contract/call';

interface Target {
  /** Where the server runs. */
  readonly url: string;
  readonly token: string;
}

/** The same tools over standard input and output, answered by a running server. Ends with its input. */
export async function serveToolsOnStdio({ url, token }: Target): Promise<void> {
  // Nothing of it is loaded where only the feature is.
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const { createToolServer } = await import('./tool-server.ts');
  const api = httpApi({ baseUrl: url, token: () => token });
  const ended = new Promise((resolve) => process.stdin.once('end', resolve));
  const { close } = serveStdio(() => createToolServer(api), {
    onerror: (cause) => process.stderr.write(`${cause.message}\n`),
  });
  await ended;
  await close();
}
