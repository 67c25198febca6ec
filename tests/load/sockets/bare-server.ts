import { WebSocketServer } from 'ws';

/** Fixed frames from the bare library, to everybody who is connected, each time somebody says `go`. */
const { PORT = '0' } = process.env;
const frame = '{"kind":"price","id":1000000,"seq":1}';
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(PORT),
  perMessageDeflate: false,
});
server.on('connection', (socket) => {
  socket.on('message', () => {
    for (const client of server.clients) client.send(frame);
  });
});
server.on('listening', () => process.stdout.write(`ready http://127.0.0.1:${PORT}\n`));
process.on('SIGTERM', () => process.exit(0));
