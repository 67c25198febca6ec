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

/** @param cuts ends the connection instead of confirming the message */
export async function startSmtpServer(
  refuses: (to: string) => boolean,
  cuts = false,
): Promise<TestSmtpServer> {
  const taken: TestSmtpServer['taken'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(refuses(address) ? new Error('Try again later') : null);
    },
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream);
      taken.push({
        to: envelope.rcptTo.map(({ address }) => address),
        raw: raw.toString(),
        mail: await PostalMime.parse(raw),
      });
      if (cuts) for (const socket of sockets) socket.destroy();
      else done();
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
