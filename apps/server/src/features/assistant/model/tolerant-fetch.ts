type Json = Record<string, unknown>;

/**
 * Replies of servers that speak OpenAI’s form nearly: arguments of a tool as an object instead of text, and a whole reply where a
 * stream was asked for.
 */
export async function readTolerantly(...request: Parameters<typeof fetch>): Promise<Response> {
  const reply = await fetch(...request);
  if (!reply.ok || reply.body === null) return reply;
  const headers = { 'content-type': 'text/event-stream' };
  if (/\bjson\b/.test(reply.headers.get('content-type') ?? '')) {
    const whole = asChunk((await reply.json()) as Json);
    return new Response(`data: ${JSON.stringify(whole)}\n\ndata: [DONE]\n\n`, { headers });
  }
  return new Response(
    reply.body
      .pipeThrough(new TextDecoderStream() as never)
      .pipeThrough(eachLine(mendLine))
      .pipeThrough(new TextEncoderStream()),
    {
      headers,
    },
  );
}

/** Longer than any line of a stream that goes on. */
const longestLine = 1_000_000;

function eachLine(change: (line: string) => string): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(text, controller) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > longestLine) throw new RangeError('A line of the language model does not end.');
      for (const line of lines) controller.enqueue(`${change(line)}\n`);
    },
    flush(controller) {
      if (rest !== '') controller.enqueue(`${change(rest)}\n\n`);
    },
  });
}

function mendLine(line: string): string {
  const [, data] = /^data: ?(\{.*)$/.exec(line.trimEnd()) ?? [];
  if (data === undefined || !data.includes('"arguments"')) return line;
  try {
    return `data: ${JSON.stringify(withTextArguments(JSON.parse(data)))}`;
  } catch {
    // The reader says what is wrong with it.
    return line;
  }
}

function withTextArguments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTextArguments);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) =>
      key === 'arguments' && typeof each === 'object' && each !== null
        ? [key, JSON.stringify(each)]
        : [key, withTextArguments(each)],
    ),
  );
}

/** A whole reply as the one piece of a stream. */
function asChunk(reply: Json): unknown {
  const choices = Array.isArray(reply.choices) ? (reply.choices as Json[]) : [];
  const pieces = choices.map(({ message, ...choice }) => {
    const { tool_calls: calls, ...delta } = (message ?? {}) as Json;
    const indexed = Array.isArray(calls)
      ? calls.map((call, index) => ({ index, ...(call as Json) }))
      : undefined;
    return { ...choice, delta: { ...delta, ...(indexed !== undefined && { tool_calls: indexed }) } };
  });
  return withTextArguments({ ...reply, choices: pieces });
}
