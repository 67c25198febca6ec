import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../../model-config.ts';
import { readTolerantly } from './tolerant-fetch.ts';

/** With the first question: a server that nobody asks starts without the packages. */
export async function openLanguageModel({ kind, model, url, key }: ModelSettings): Promise<LanguageModel> {
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: key ?? '', ...(url !== null && { baseURL: url }) })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai');
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: url ?? '',
    ...(key !== null && { apiKey: key }),
    includeUsage: true,
    fetch: readTolerantly,
    // What is left to the model anyway: some servers know no such field.
    transformRequestBody: ({ tool_choice: _, ...body }) => body,
  });
  // What a model thinks is no part of its answer; some servers send it within the text.
  return wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
