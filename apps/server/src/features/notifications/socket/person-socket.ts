import type { AccountId } from '@tenfold/contract/ids';
import type { ServerMessage } from '@tenfold/contract/notifications/socket';
import { type RawData, WebSocket } from 'ws';

/** Held back for a reader who takes nothing: some hundred messages. */
const mostHeldBack = 16 * 1_024;

/** What a socket hands on: one for all. */
export interface SocketListener {
  received(socket: PersonSocket, data: RawData, isBinary: boolean): void;
  /** A frame of the protocol itself. */
  controlled(socket: PersonSocket, frame: 'ping' | 'pong'): void;
  closed(socket: PersonSocket): void;
}

/** A connection and all that is kept of it: no closures and no timer of its own, as there are thousands. */
export class PersonSocket extends WebSocket {
  listener: SocketListener | null = null;
  /** From its address; the token shows whether it is theirs. */
  userId = 0;
  network = '';
  /** Null until it has said who it is. */
  accountId: AccountId | null = null;
  sessionId = '';
  /** While its token is read. */
  isAuthenticating = false;
  /** All that was missed has been sent. */
  isReady = false;
  /** The last number sent; null until it is known. */
  seq: number | null = null;
  /** In milliseconds of the process. */
  openedAt = 0;
  heardAt = 0;
  wasChecked = false;
  /** Messages since the last look at all sockets. */
  messages = 0;

  get isOpen(): boolean {
    return this.readyState === WebSocket.OPEN;
  }

  /** `ws` calls these with the socket as `this`: they are the same for all. */
  setListener(listener: SocketListener): void {
    this.listener = listener;
    this.on('message', onMessage);
    this.on('ping', onPing);
    this.on('pong', onPong);
    this.on('close', onClose);
    this.on('error', onError);
  }

  sendMessage({ kind, id, seq }: ServerMessage): void {
    this.sendText(`{"kind":"${kind}","id":${id},"seq":${seq}}`);
  }

  sendText(text: string): void {
    if (!this.isOpen) return;
    // A close frame would wait behind what is held back.
    if (this.bufferedAmount > mostHeldBack) this.terminate();
    else this.send(text);
  }
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  const socket = this as PersonSocket;
  socket.listener?.received(socket, data, isBinary);
}

function onPing(this: WebSocket): void {
  const socket = this as PersonSocket;
  socket.listener?.controlled(socket, 'ping');
}

function onPong(this: WebSocket): void {
  const socket = this as PersonSocket;
  socket.listener?.controlled(socket, 'pong');
}

function onClose(this: WebSocket): void {
  const socket = this as PersonSocket;
  socket.listener?.closed(socket);
}

/** It closes by itself, with the code of what was wrong. */
function onError(): void {}
