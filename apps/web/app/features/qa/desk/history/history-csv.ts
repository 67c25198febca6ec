import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import { reasonWords } from '@tenfold/domain/qa';
import { type CsvCell, csvText } from '../../../../platform/storage/csv.ts';
import { actWords, thingOf } from './act-words.ts';

const columns: readonly (readonly [string, (act: EditorAct) => CsvCell])[] = [
  ['Act', ({ kind }) => actWords[kind]],
  ['Of', thingOf],
  ['Question', ({ post }) => post?.title ?? null],
  ['When (UTC)', ({ actedAt }) => actedAt],
  ['Editor', ({ editor }) => editor.fullName],
  ['Reason', ({ reason }) => (reason === null ? null : reasonWords[reason].label)],
  ['Sentence', ({ sentence }) => sentence],
  ['Points', ({ points }) => points],
  ['Undone (UTC)', ({ undoneAt }) => undoneAt],
  ['Undone by', ({ undoneBy }) => undoneBy?.fullName ?? null],
];

/** One line for each act, in their order. */
export function historyCsv(acts: readonly EditorAct[]): string {
  return csvText([columns.map(([name]) => name), ...acts.map((act) => columns.map(([, cell]) => cell(act)))]);
}
