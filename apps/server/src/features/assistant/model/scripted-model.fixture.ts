import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the scripted server does with one request. */
export type ScriptedReply = (reply: ServerResponse, request: ScriptedRequest) => void;

export interface ScriptedRequest {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly unknown[];
  readonly tool_choice?: unknown;
}

/** A server that speaks OpenAI’s form of streams and does what a test says, request by request; the last again and again. */
export async function openScriptedModel() {
  let script: ScriptedReply[] = [];
  const requests: ScriptedRequest[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const read = JSON.parse(body) as ScriptedRequest;
      requests.push(read);
      const react = script.length > 1 ? script.shift() : script[0];
      react?.(reply, read);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play(...next: ScriptedReply[]) {
      script = next;
      requests.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

const stream = { 'content-type': 'text/event-stream' };
const line = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const usage = { choices: [], usage: { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 } };

/** In pieces of so many characters. */
export function says(text: string, { size = 7, withUsage = true } = {}): ScriptedReply {
  return (reply) => {
    reply.writeHead(200, stream);
    for (let at = 0; at < text.length; at += size)
      reply.write(line(chunk({ content: text.slice(at, at + size) })));
    reply.write(line(chunk({}, 'stop')));
    if (withUsage) reply.write(line(usage));
    reply.end(line('[DONE]'));
  };
}

const callOf = (name: string, input: unknown) => ({
  index: 0,
  id: 'call-1',
  type: 'function',
  function: { name, arguments: input },
});

export function calls(name: string, input: object, { asObject = false } = {}): ScriptedReply {
  return (reply) => {
    reply.writeHead(200, stream);
    const call = callOf(name, asObject ? input : JSON.stringify(input));
    reply.write(line(chunk({ tool_calls: [call] })));
    reply.write(line(chunk({}, 'tool_calls')));
    reply.end(line('[DONE]'));
  };
}

/** Replies whole, though a stream was asked for. */
export function callsWhole(name: string, input: object): ScriptedReply {
  return (reply) => {
    const { index: _, ...call } = callOf(name, input);
    const message = { role: 'assistant', content: null, tool_calls: [call] };
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ id: 'c', choices: [{ index: 0, message, finish_reason: 'tool_calls' }] }));
  };
}

export const hangs: ScriptedReply = () => {};

/** Begins, and says no more. */
export function stallsAfter(text: string): ScriptedReply {
  return (reply) => {
    reply.writeHead(200, stream);
    reply.write(line(chunk({ content: text })));
  };
}

/** A piece at a time, without an end. */
function drips(begin: string, piece: (at: number) => string): ScriptedReply {
  return (reply) => {
    reply.writeHead(200, stream);
    reply.write(begin);
    let at = 0;
    const dripping = setInterval(() => reply.write(piece(at++)), 2);
    reply.on('close', () => clearInterval(dripping));
  };
}

/** After what it says, a letter at a time and never a whole sentence. */
export function dripsLetters(text: string): ScriptedReply {
  return drips(text === '' ? '' : line(chunk({ content: text })), (at) =>
    line(chunk({ content: at % 6 === 5 ? ' ' : 'a' })),
  );
}

/** What it thinks, without an answer. */
export const dripsThoughts: ScriptedReply = drips('', () => line(chunk({ reasoning_content: 'hm ' })));

/** A byte at a time of a line that doesn’t end. */
export const dripsBytes: ScriptedReply = drips('data: {"id": "', () => 'a');

/** Signs of life, and nothing else. */
export const dripsComments: ScriptedReply = drips('', () => ': ping\n\n');

export function breaksOffAfter(text: string): ScriptedReply {
  return (reply) => {
    reply.writeHead(200, stream);
    reply.write(line(chunk({ content: text })), () => reply.destroy());
  };
}

/** The connection ends as if all were said. */
export function endsAfter(text: string): ScriptedReply {
  return (reply) => {
    reply.writeHead(200, stream);
    reply.end(line(chunk({ content: text })));
  };
}

export function repliesWith(status: number, type: string, body: string): ScriptedReply {
  return (reply) => {
    reply.writeHead(status, { 'content-type': type });
    reply.end(body);
  };
}
