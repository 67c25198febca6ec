import type { PostId } from '@tenfold/contract/ids';
import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import { expect, test } from 'vitest';
import { historyCsv } from './history-csv.ts';

const person = { id: null, firstName: '', avatar: null, bio: '', qaUpvotes: 0, isAnalyst: false };
const act: EditorAct = {
  id: 7,
  kind: 'hide',
  post: {
    kind: 'answer',
    questionId: 1 as PostId,
    answerId: 2 as PostId,
    commentId: null,
    title: 'Who pays, and when?',
  },
  name: null,
  tagKey: null,
  whom: { ...person, fullName: 'Priya Nair' },
  group: [],
  editor: { ...person, fullName: 'Ilsa Fernwick' },
  reason: 'spam',
  sentence: '=HYPERLINK("https://shop.example")',
  points: -10,
  actedAt: '2026-11-20T09:05:00.000Z',
  undoneAt: null,
  undoneBy: null,
  canUndo: true,
};

test('the file of the history has a line for each act, and no text that a spreadsheet runs', () => {
  const [head, line] = historyCsv([act]).split('\r\n');
  expect(head).toBe('Act,Of,Question,When (UTC),Editor,Reason,Sentence,Points,Undone (UTC),Undone by');
  expect(line).toBe(
    'Hid,an answer of Priya Nair,"Who pays, and when?",2026-11-20T09:05:00.000Z,Ilsa Fernwick,Advertising or links,"\'=HYPERLINK(""https://shop.example"")",-10,,',
  );
});
