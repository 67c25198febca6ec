import { WebSocket } from 'ws';

import type { Listener } from '../../world/listeners.ts';

/**
 * A process of clients: `SOCKETS` of them at `ORIGINS` in turn. Each says who it is, if its parent names people. Tells
 * when all are open, and when asked how many frames have come, and when.
 */
const origins = (process.env.ORIGINS ?? '').split(',');
const count = Number(process.env.SOCKETS);
const openAtOnce = 100;

let frames = 0;
let last = 0;
let arrivals: number[] = [];
const sockets: WebSocket[] = [];

function open(index: number, people: readonly Listener[]): Promise<void> {
  const person = people[index % Math.max(people.length, 1)];
  const path = person === undefined ? '/' : `/api/v1/notifications/${person.id}/socket`;
  const origin = (origins[index % origins.length] ?? '').replace(/^http/, 'ws');
  const socket = new WebSocket(origin + path, {
    perMessageDeflate: false,
    // From networks of their own.
    headers: { 'x-forwarded-for': `10.${(index >> 14) & 127}.${(index >> 7) & 127}.${index & 127}` },
  });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => {
      throw new Error(`A socket was closed with ${code}`);
    });
    socket.on('open', () => {
      if (person === undefined) resolve();
      else socket.send(JSON.stringify({ type: 'auth', token: person.token, after: null }));
    });
    socket.on('message', (data: Buffer) => {
      const kind = data.toString('latin1', 9, 14);
      if (kind === 'ready') resolve();
      if (kind !== 'price') return;
      frames += 1;
      last = Date.now();
      arrivals.push(last);
    });
  });
}

interface ParentMessage {
  readonly people?: readonly Listener[];
  readonly ask?: 'frames' | 'arrivals';
  readonly go?: boolean;
}

process.on('message', async ({ people, ask, go }: ParentMessage) => {
  if (people !== undefined) await openAll(people);
  if (go) sockets[0]?.send('go');
  if (ask === 'frames') process.send?.({ frames, last });
  if (ask === 'arrivals') {
    process.send?.({ arrivals });
    arrivals = [];
  }
});

async function openAll(people: readonly Listener[]): Promise<void> {
  for (let from = 0; from < count; from += openAtOnce) {
    const many = Math.min(openAtOnce, count - from);
    await Promise.all(Array.from({ length: many }, (_, index) => open(from + index, people)));
  }
  const ping = () => {
    for (const socket of sockets) socket.send('{"type":"ping"}');
  };
  if (people.length > 0) setInterval(ping, 10_000);
  process.send?.({ open: sockets.length });
}
