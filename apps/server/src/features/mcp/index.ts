/**
 * Figures for other assistants, by the Model Context Protocol: tools over the calls of the API, with a personal token.
 *
 * - `tools/` what may be asked for
 */

export { mcp } from './feature.ts';
export { serveToolsOnStdio } from './stdio.ts';
export { tools } from './tools/all-tools.ts';
export { readTool } from './tools/read-tool.ts';
export type { Tool } from './tools/tool.ts';
