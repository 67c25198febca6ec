import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpServer {
  readonly url: string;
  readonly taken: { readonly to: readonly string[]; readonly raw: string; readonly mail: Email }[];
  close(): Promise<void>;
}

interface Confirming {
  /** Ends the connection instead of confirming a message. */
  readonly cuts?: boolean;
  /** From taking a message to confirming it. */
  readonly afterMs?: number;
}

export async function startSmtpServer(
  refuses: (to: string) => boolean,
  { cuts = false, afterMs = 0 }: Confirming = {},
): Promise<TestSmtpServer> {
  const taken: TestSmtpServer['taken'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(refuses(address) ? new Error('Try again later') : null);
    },
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream).catch(() => null);
      // The client was killed in the middle of it.
      if (raw === null) return;
      taken.push({
        to: envelope.rcptTo.map(({ address }) => address),
        raw: raw.toString(),
        mail: await PostalMime.parse(raw),
      });
      if (cuts) for (const socket of sockets) socket.destroy();
      else setTimeout(done, afterMs);
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  // Clients that are killed say no goodbye.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
