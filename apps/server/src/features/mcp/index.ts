/**
 * Figures for other assistants, by the Model Context Protocol: tools over the calls of the API, with a personal token.
 *
 * - `tools/` what may be asked for
 */

export { mcp } from './feature.ts';
export { serveToolsOnStdio } from './stdio.ts';
