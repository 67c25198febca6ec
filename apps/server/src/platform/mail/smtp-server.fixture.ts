import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpServer {
  readonly url: string;
  readonly taken: { readonly to: readonly string[]; readonly raw: string; readonly mail: Email }[];
  close(): Promise<void>;
}

export async function startSmtpServer(refuses: (to: string) => boolean): Promise<TestSmtpServer> {
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
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
