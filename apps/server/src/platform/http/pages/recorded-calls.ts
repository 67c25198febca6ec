import { type Api, type CallArguments, isApiError } from '@tenfold/contract/call';
import type { Endpoint } from '@tenfold/contract/endpoint';
import { type Mark, markOf } from '../../documents/index.ts';
import { callKey } from '../calls/calls.ts';

/** A call that a page was rendered from, and what tells its answer from another. */
export interface RecordedCall {
  readonly endpoint: Endpoint;
  readonly input: unknown;
  readonly answer: Mark;
}

export function recordCalls(api: Api): { readonly api: Api; readonly calls: () => RecordedCall[] } {
  const asked: { readonly endpoint: Endpoint; readonly input: unknown; answer: Mark | null }[] = [];
  return {
    calls: () => asked.map((call) => ({ ...call, answer: call.answer ?? unanswered })),
    api: {
      async call<E extends Endpoint>(endpoint: E, ...given: CallArguments<E>) {
        const entry: (typeof asked)[number] = { endpoint, input: given[0], answer: null };
        asked.push(entry);
        try {
          const reply = await api.call(endpoint, ...given);
          entry.answer = markOf(reply);
          return reply;
        } catch (error) {
          entry.answer = markOfError(error);
          throw error;
        }
      },
    },
  };
}

/** Calls again, with all their effects, such as counting a company. Each call once for all pages compared. */
export class RepeatedCalls {
  readonly #api: Api;
  readonly #answers = new Map<string, Promise<Mark>>();

  constructor(api: Api) {
    this.#api = api;
  }

  /** `live`: only the live part of a document differs. */
  async compare(calls: readonly RecordedCall[]): Promise<'same' | 'live' | 'other'> {
    let found: 'same' | 'live' = 'same';
    for (const call of calls) {
      const answer = await this.#ask(call);
      if (answer === unanswered || answer.prepared !== call.answer.prepared) return 'other';
      if (answer.exact !== call.answer.exact) found = 'live';
    }
    return found;
  }

  #ask({ endpoint, input }: RecordedCall): Promise<Mark> {
    const name = `${callKey(endpoint)} ${JSON.stringify(input)}`;
    let answer = this.#answers.get(name);
    if (answer === undefined) {
      answer = this.#api.call(endpoint, input as never).then(markOf, markOfError);
      this.#answers.set(name, answer);
    }
    return answer;
  }
}

/** Never the same as another, not even as itself. */
const unanswered: Mark = { exact: '', prepared: '' };

function markOfError(error: unknown): Mark {
  if (!isApiError(error)) return unanswered;
  return markOf(`error ${error.status} ${error.code} ${error.message}`);
}
