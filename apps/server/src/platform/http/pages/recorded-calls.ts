import { type Mark, markOf } from '../../documents/index.ts';
import type { Caller, PreparedCall } from '../calls/calls.ts';
import type { CallRunner } from '../calls/in-process-api.ts';
import { AppError } from '../errors/app-error.ts';

/** A call that a page was rendered from, with its input read, and what tells its answer from another. */
export interface RecordedCall {
  readonly name: string;
  readonly prepared: PreparedCall;
  readonly answer: Mark;
}

export class CallRecorder {
  readonly #recorded: { readonly name: string; readonly prepared: PreparedCall; answer: Mark }[] = [];

  readonly run: CallRunner = async (name, prepared, caller) => {
    const entry = { name, prepared, answer: unanswered };
    this.#recorded.push(entry);
    try {
      const reply = await prepared(caller);
      entry.answer = markOf(reply);
      return reply;
    } catch (error) {
      entry.answer = markOfError(error);
      throw error;
    }
  };

  get calls(): readonly RecordedCall[] {
    return this.#recorded.map((call) => ({ ...call }));
  }
}

/** Calls again, with all their effects, such as counting a company. Each call once for all pages compared. */
export class RepeatedCalls {
  readonly #caller: Caller;
  readonly #answers = new Map<string, Mark>();

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** `live`: only the live part of a document differs. */
  async compare(calls: readonly RecordedCall[]): Promise<'same' | 'live' | 'other'> {
    let found: 'same' | 'live' = 'same';
    for (const call of calls) {
      const answer = this.#answers.get(call.name) ?? (await this.#repeat(call));
      if (answer === unanswered || answer.prepared !== call.answer.prepared) return 'other';
      if (answer.exact !== call.answer.exact) found = 'live';
    }
    return found;
  }

  async #repeat({ name, prepared }: RecordedCall): Promise<Mark> {
    let answer: Mark;
    try {
      answer = markOf(await prepared(this.#caller));
    } catch (error) {
      answer = markOfError(error);
    }
    this.#answers.set(name, answer);
    return answer;
  }
}

/** Never the same as another, not even as itself. */
const unanswered: Mark = { exact: '', prepared: '' };

/** A refusal is an answer; a failure may pass. */
function markOfError(error: unknown): Mark {
  const isRefusal = error instanceof AppError && error.status < 500;
  return isRefusal ? markOf(`error ${error.code} ${error.message}`) : unanswered;
}
