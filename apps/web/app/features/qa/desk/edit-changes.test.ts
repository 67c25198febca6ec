import { expect, test } from 'vitest';
import { editChanges } from './edit-changes.ts';

const question = {
  title: 'Why did the margin of Nike rise?',
  description: '',
  companies: ['NKE'],
  tags: [{ key: 'MARGIN', name: 'MARGIN', default: true }],
};
const same = { title: question.title, description: '', companies: ['NKE'], tags: ['MARGIN'] };

test('an edit that changes nothing shows nothing', () => {
  expect(editChanges({ question, ...same }, [])).toEqual([]);
});

test('a new word, a company and a tag show as added, the tag by its name', () => {
  const edit = {
    ...same,
    title: 'Why did the gross margin of Nike rise?',
    companies: ['NKE', 'LULU'],
    tags: ['MARGIN', 'MAPXA'],
  };
  const changes = editChanges({ question, ...edit }, [{ key: 'MAPXA', name: 'МАРЖА' }]);
  expect(changes.map(({ label }) => label)).toEqual(['Question', 'Companies', 'Tags']);
  const added = changes.flatMap(({ lines }) => lines.flat()).filter(({ kind }) => kind === 'added');
  expect(added.map(({ text }) => text.trim())).toEqual(['gross', 'LULU', 'МАРЖА']);
});

test('a tag that nobody offers any more is shown by its key', () => {
  const [change] = editChanges({ question, ...same, tags: ['MARGIN', 'GONE'] }, []);
  expect(change?.lines.at(-1)).toEqual([{ kind: 'added', text: 'GONE' }]);
});
