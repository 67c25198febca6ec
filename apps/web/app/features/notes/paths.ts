import { myPath, notesPath } from '../../shell/my-paths.ts';

export const notesExportPath = `${notesPath}.md`;

/** The notes on one company among one's own things. */
export function notePath(symbol: string): string {
  return `${myPath}/note/${symbol}`;
}

export function companyNotesPath(symbol: string): string {
  return `/company/${symbol}/notes`;
}
