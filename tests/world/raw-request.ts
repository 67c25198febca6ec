import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection to a server, for requests that no client would send. */
export async function openSocket(url: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** What comes back until the server ends the connection, or until it says `until`. */
export async function readAll(socket: Socket, until?: string): Promise<string> {
  let text = '';
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('end', () => resolve());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (until !== undefined && text.includes(until)) resolve();
    });
  });
  return text;
}

export function statusIn(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
