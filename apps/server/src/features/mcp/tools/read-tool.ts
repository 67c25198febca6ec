import { type Api, isApiError } from '@tenfold/contract/call';
import { keysToWire } from '@tenfold/contract/wire/wire-names';
import type { Tool } from './tool.ts';

export type ToolReply =
  | { readonly content: Record<string, unknown>; readonly refused: null }
  | { readonly content: null; readonly refused: string };

/** A refusal is an answer, so that the assistant can say why: not signed in, no company left this month, no such line. */
export async function readTool(
  { read }: Tool,
  api: Api,
  given: Parameters<Tool['read']>[1],
): Promise<ToolReply> {
  try {
    return { content: keysToWire(await read(api, given)) as Record<string, unknown>, refused: null };
  } catch (cause) {
    if (!isApiError(cause)) throw cause;
    const fields = Object.entries(cause.fields).map(([field, message]) => `${field}: ${message}`);
    return { content: null, refused: [cause.message, ...fields].join('\n') };
  }
}
