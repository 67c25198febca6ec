import type { LanguageModel, ModelMessage, ToolSet } from 'ai';
import type { ModelLimits } from './model-limits.ts';
import { isRead } from './model-tools.ts';
import { tokensOf, type UsedTokens } from './spending.ts';

export type ModelPiece =
  | { readonly type: 'text'; readonly text: string }
  /** A tool has read something. */
  | { readonly type: 'tool'; readonly name: string; readonly input: unknown }
  /** A call of the model has ended: what it wrote goes no further. */
  | { readonly type: 'step'; readonly used: UsedTokens; readonly isCut: boolean };

/** The endpoint hangs, drips, breaks off, or answers what can’t be read. */
export class ModelFailed extends Error {}

interface Conversation {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
  readonly limits: ModelLimits;
  readonly left: AbortSignal;
}

/** What a model writes, as it comes. @throws ModelFailed */
export async function* readModel(given: Conversation): AsyncGenerator<ModelPiece, void> {
  try {
    yield* readPieces(given);
  } catch (cause) {
    if (cause instanceof ModelFailed) throw cause;
    // A connection that breaks is thrown, not sent as a part.
    throw new ModelFailed(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Aborts its signal once nothing has come for so long. */
class Silence {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.#timer = setTimeout(
      () => this.#controller.abort(new ModelFailed('it said nothing for too long')),
      ms,
    );
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  broken(): void {
    this.#timer.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

async function* readPieces(given: Conversation): AsyncGenerator<ModelPiece, void> {
  const { streamText, isStepCount } = await import('ai');
  const { model, instructions, messages, tools, limits, left } = given;
  let read = tokensOf(instructions) + tokensOf(JSON.stringify(messages));
  let written = '';
  // The package’s own limit to the first piece begins with the reply’s headers: a server that sends none would hold it.
  const silence = new Silence(limits.piece);
  const { stream } = streamText({
    model,
    instructions,
    messages,
    tools,
    stopWhen: isStepCount(limits.steps),
    maxOutputTokens: limits.output,
    maxRetries: 0,
    abortSignal: AbortSignal.any([left, silence.signal]),
    timeout: { chunkMs: limits.piece, toolMs: limits.tool, totalMs: limits.whole },
    // PrintedFigure by its parts.
    onError: () => undefined,
  });
  try {
    for await (const part of stream) {
      if (left.aborted) return;
      if (part.type !== 'raw' && part.type !== 'ping') silence.broken();
      switch (part.type) {
        case 'text-delta':
          written += part.text;
          yield { type: 'text', text: part.text };
          break;
        case 'tool-result':
          read += tokensOf(JSON.stringify(part.output ?? null));
          if (isRead(part.output)) yield { type: 'tool', name: part.toolName, input: part.input };
          break;
        case 'finish-step': {
          if (part.finishReason === 'error') throw new ModelFailed('its call ended with an error');
          const { inputTokens, outputTokens } = part.usage;
          const used = {
            input: inputTokens || read,
            output: outputTokens || tokensOf(written),
          };
          written = '';
          yield { type: 'step', used, isCut: part.finishReason === 'length' };
          break;
        }
        case 'error':
          throw new ModelFailed(part.error instanceof Error ? part.error.message : String(part.error));
        case 'abort':
          throw new ModelFailed(part.reason ?? 'it took too long');
      }
    }
  } finally {
    silence.end();
  }
}
