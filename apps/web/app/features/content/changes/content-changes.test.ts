import { blocks } from '@tenfold/contract/content/blocks';
import { describe, expect, test } from 'vitest';
import { diffWords } from '../../../ui/text/diff-words.ts';
import { contentChanges } from './content-changes.ts';

const drawn = (changes: ReturnType<typeof contentChanges>) =>
  changes.map(({ label, lines }) => [
    label,
    ...lines.map((parts) =>
      parts
        .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
        .join(''),
    ),
  ]);

const steps = {
  show: true,
  title: 'Ten minutes to your first value',
  steps: [
    { title: 'Open a company', text: 'Ten years.' },
    { title: 'Type a forecast', text: 'Five years.' },
  ],
};

describe('what differs between two versions', () => {
  test('is shown word by word, and an unchanged field is left out', () => {
    const title = 'Ten minutes to a value';
    expect(drawn(contentChanges(blocks.steps.fields, steps, { ...steps, title }))).toEqual([
      ['Title', expect.stringMatching(/^Ten minutes to \[-your.*\[\+a\].* value$/)],
    ]);
    expect(contentChanges(blocks.steps.fields, steps, structuredClone(steps))).toEqual([]);
  });

  test('names the item of a list by its place, and shows one that came or went as a whole', () => {
    const [first, second] = steps.steps;
    const changed = { ...steps, steps: [first, { ...second, text: 'Five years, in blue.' }] };
    expect(drawn(contentChanges(blocks.steps.fields, steps, changed))).toEqual([
      ['Steps 2, Text', 'Five [-years.][+years, in blue.]'],
    ]);
    const fewer = { ...steps, steps: [second] };
    expect(drawn(contentChanges(blocks.steps.fields, steps, fewer))).toEqual([
      ['Steps 1', '[-Open a company · Ten years.]'],
    ]);
  });

  test('shows the lines of a list that stay beside those that changed', () => {
    const { fields } = blocks.filing;
    const section = { descriptions: ['Ten years', 'The filing'] };
    const more = { descriptions: ['Ten years', 'The filing', 'Restated figures'] };
    const { descriptions } = fields;
    expect(drawn(contentChanges({ descriptions }, section, more))).toEqual([
      ['Descriptions', 'Ten years', 'The filing', '[+Restated figures]'],
    ]);
  });

  test('keeps a phrase together: two sentences are not read word by word in turn', () => {
    expect(diffWords('Theirs, already public.', 'What I typed first.')).toEqual([
      { kind: 'removed', text: 'Theirs, already public.' },
      { kind: 'added', text: 'What I typed first.' },
    ]);
    expect(diffWords('Ten years of facts', 'Ten long decades of facts')).toEqual([
      { kind: 'same', text: 'Ten ' },
      { kind: 'removed', text: 'years ' },
      { kind: 'added', text: 'long decades ' },
      { kind: 'same', text: 'of facts' },
    ]);
  });

  test('takes a text that came or went as a whole', () => {
    expect(diffWords('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
    expect(diffWords('Old', '')).toEqual([{ kind: 'removed', text: 'Old' }]);
  });
});
