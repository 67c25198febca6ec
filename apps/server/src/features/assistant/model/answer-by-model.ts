import type { Api } from '@tenfold/contract/call';
import type { PostId } from '@tenfold/contract/ids';
import type { LanguageModel, ModelMessage } from 'ai';
import type { ModelSettings } from '../../../model-config.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { CompanyFigures } from '../../financials/index.ts';
import type { MessageRow } from '../chat-store.ts';
import { readOpinions } from '../opinions.ts';
import type { WrittenAnswer, WrittenEvent } from '../written-answer.ts';
import { conversationOf } from './conversation.ts';
import { instructions } from './instructions.ts';
import { openLanguageModel } from './language-model.ts';
import type { ModelLimits } from './model-limits.ts';
import { reserveSpending, settleSpending, tokensOf, type UsedTokens } from './spending.ts';
import { writeByModel } from './write-by-model.ts';

/** @returns whether the model answers: not once the month’s money is spent. @throws ModelFailed */
export type AnswerByModel = (
  messages: readonly MessageRow[],
  question: number,
  written: WrittenAnswer,
) => AsyncGenerator<WrittenEvent, boolean>;

interface ModelDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: ModelSettings;
  readonly limits: ModelLimits;
}

interface ModelAsker {
  readonly api: Api;
  readonly open: (symbol: string) => Promise<CompanyFigures | null>;
  readonly isCompany: (symbol: string) => boolean;
  readonly left: AbortSignal;
}

/** @returns what answers with the model of the settings, for each who asks */
export function answersByModel({
  db,
  clock,
  settings,
  limits,
}: ModelDeps): (asker: ModelAsker) => AnswerByModel {
  let opening: Promise<LanguageModel> | null = null;
  return (asker) =>
    async function* (messages, question, written) {
      const began = clock.now();
      if (!(await reserveSpending(db, settings, began))) {
        yield* written.addNamedStep('Answered by rules: this month’s budget for the language model is spent');
        return false;
      }
      let used: UsedTokens = { input: 0, output: 0 };
      const conversation = conversationOf(messages, question);
      try {
        opening ??= openLanguageModel(settings);
        const model = await opening;
        const onUsed = (more: UsedTokens) => {
          used = { input: used.input + more.input, output: used.output + more.output };
        };
        const text = messages.find(({ id }) => id === question)?.text ?? '';
        const quote = async (id: PostId) => (await readOpinions(db, [id])).get(id) ?? null;
        const turn = { ...asker, quote, model, limits, onUsed, messages: conversation, question: text };
        yield* writeByModel(turn, written);
        return true;
      } finally {
        await settleSpending(db, settings, used.input === 0 ? atLeast(conversation) : used, began);
      }
    };
}

/** What was sent is paid for, also where nothing came back. */
function atLeast(conversation: readonly ModelMessage[]): UsedTokens {
  return { input: tokensOf(instructions) + tokensOf(JSON.stringify(conversation)), output: 0 };
}
