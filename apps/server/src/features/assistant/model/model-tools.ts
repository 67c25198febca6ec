import type { Api } from '@tenfold/contract/call';
import type { ToolSet } from 'ai';
import { readTool, type Tool, tools } from '../../mcp/index.ts';
import type { FoundOpinions } from './found-opinions.ts';
import type { ToolResults } from './results/index.ts';

/** The bound for one answer: what is read counts in the person’s companies of the month. */
const mostCompanies = 10;
/** Longer replies cost more than they say. */
const longestReply = 60_000;

/** Which companies an answer has read, and whether it may read another. */
export class ReadCompanies {
  readonly #symbols = new Set<string>();

  mayRead(symbol: string): boolean {
    const key = symbol.toUpperCase();
    if (!this.#symbols.has(key) && this.#symbols.size >= mostCompanies) return false;
    this.#symbols.add(key);
    return true;
  }
}

interface ToolDeps {
  /** Makes the calls as the person who asks: nothing the model sends says who that is. */
  readonly api: Api;
  readonly companies: ReadCompanies;
  readonly results: ToolResults;
  readonly opinions: FoundOpinions;
}

/** The tools that other assistants have, each a call as the person who asks. */
export function modelTools(deps: ToolDeps): ToolSet {
  return Object.fromEntries(
    tools.map((tool) => [
      tool.name,
      {
        description: tool.description,
        inputSchema: tool.input,
        execute: (given: unknown) => reply(deps, tool, given as Parameters<Tool['read']>[1]),
      },
    ]),
  );
}

/** Whether a reply has data, and no refusal. */
export function isRead(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'quotedData' in reply;
}

async function reply(
  { api, companies, results, opinions }: ToolDeps,
  tool: Tool,
  given: Parameters<Tool['read']>[1],
) {
  const { symbol } = given as { symbol?: unknown };
  if (typeof symbol === 'string' && !companies.mayRead(symbol)) {
    return { refused: `One answer reads at most ${mostCompanies} companies.` };
  }
  const { content, refused } = await readTool(tool, api, given);
  if (content === null) return { refused };
  if (JSON.stringify(content).length > longestReply)
    return { refused: 'This is too much: ask for fewer lines or periods.' };
  return { quotedData: opinions.withIds(results.withIds(tool.name, content)) };
}
