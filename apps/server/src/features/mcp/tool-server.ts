import { McpServer } from '@modelcontextprotocol/server';
import { brand } from '@tenfold/contract/brand';
import { type Api, isApiError } from '@tenfold/contract/call';
import { keysToWire } from '@tenfold/contract/wire/wire-names';
import { companyTools } from './tools/company-tools.ts';
import { figureTools } from './tools/figure-tools.ts';
import { ownTools } from './tools/own-tools.ts';
import type { Tool } from './tools/tool.ts';
import { valueTools } from './tools/value-tools.ts';

export const tools: readonly Tool[] = [...companyTools, ...figureTools, ...valueTools, ...ownTools];

const instructions =
  'Figures of listed companies from their filings with the SEC. State a figure with its unit and the last day it covers, and name its filing. What is null is missing: say so, and don’t estimate it.';

/** @param api makes the calls as the token’s person, over HTTP or in this process */
export function createToolServer(api: Api): McpServer {
  const server = new McpServer(
    { name: brand.slug, title: brand.name, version: '1.0.0' },
    { capabilities: { tools: {} }, instructions },
  );
  for (const { name, title, description, input, read } of tools) {
    const about = { title, description, inputSchema: input, annotations: { title, readOnlyHint: true } };
    server.registerTool(name, about, (given) => answer(() => read(api, given)));
  }
  return server;
}

/** A refusal is an answer, so that the assistant can say why: not signed in, no company left this month, no such line. */
async function answer(read: () => Promise<object>) {
  try {
    const told = keysToWire(await read()) as Record<string, unknown>;
    return { content: [text(JSON.stringify(told))], structuredContent: told };
  } catch (cause) {
    if (!isApiError(cause)) throw cause;
    const fields = Object.entries(cause.fields).map(([field, message]) => `${field}: ${message}`);
    return { content: [text([cause.message, ...fields].join('\n'))], isError: true };
  }
}

function text(words: string) {
  return { type: 'text' as const, text: words };
}
