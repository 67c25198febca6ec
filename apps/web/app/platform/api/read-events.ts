interface ServerEvent {
  readonly type: string;
  /** JSON. */
  readonly data: string;
}

/** Server-sent events as our server writes them: a line for the type, and one for the data. One that is cut off is none. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const frames = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) yield eventIn(frame);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventIn(frame: string): ServerEvent {
  const lines = frame.split('\n');
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  return { type: field('event'), data: field('data') };
}
