import { expect, test } from 'vitest';
import { editChanges } from './edit-changes.ts';

const question = {
  title: 'Why did the margin of Nike rise?',
  description: '',
  companies: ['NKE'],
  ownsShare: false,
  isGenerated: false,
  tags: [{ key: 'MARGIN', name: 'MARGIN', default: true }],
};
const claims = { ownsShare: false, isGenerated: false };
const same = { title: question.title, description: '', companies: ['NKE'], tags: ['MARGIN'], ...claims };

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

test('what its author says of it now shows as changed', () => {
  const [change] = editChanges({ question, ...same, ownsShare: true }, []);
  expect(change?.label).toBe('Owns the share');
});

test('a tag that nobody offers any more is shown by its key', () => {
  const [change] = editChanges({ question, ...same, tags: ['MARGIN', 'GONE'] }, []);
  expect(change?.lines.at(-1)).toEqual([{ kind: 'added', text: 'GONE' }]);
});
