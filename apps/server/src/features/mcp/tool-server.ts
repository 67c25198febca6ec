import { McpServer } from '@modelcontextprotocol/server';
import { brand } from '@tenfold/contract/brand';
import type { Api } from '@tenfold/contract/call';
import { tools } from './tools/all-tools.ts';
import { readTool, type ToolReply } from './tools/read-tool.ts';

const instructions =
  'Figures of listed companies from their filings with the SEC. State a figure with its unit and the last day it covers, and name its filing. What is null is missing: say so, and don’t estimate it.';

/** @param api makes the calls as the token’s person, over HTTP or in this process */
export function createToolServer(api: Api): McpServer {
  const server = new McpServer(
    { name: brand.slug, title: brand.name, version: '1.0.0' },
    { capabilities: { tools: {} }, instructions },
  );
  for (const tool of tools) {
    const { name, title, description, input } = tool;
    const about = { title, description, inputSchema: input, annotations: { title, readOnlyHint: true } };
    server.registerTool(name, about, async (given) => contentOf(await readTool(tool, api, given)));
  }
  return server;
}

function contentOf({ content, refused }: ToolReply) {
  if (content === null) return { content: [text(refused)], isError: true };
  return { content: [text(JSON.stringify(content))], structuredContent: content };
}

function text(words: string) {
  return { type: 'text' as const, text: words };
}
