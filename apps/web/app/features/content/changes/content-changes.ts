import type { Field, FieldSet, ListField } from '@tenfold/contract/content/fields';
import { type ChangedField, diffItems, diffWords } from '../../../ui/text/diff-words.ts';
import { type BlockContent, sameContent } from '../editing/content-path.ts';
import { valueWords } from './value-words.ts';

/** What differs between two versions of a block, in the order of its form. */
export function contentChanges(
  fields: FieldSet,
  before: BlockContent,
  after: BlockContent,
  within: readonly string[] = [],
): readonly ChangedField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldChanges(field, before[name], after[name], [...within, field.label]),
  );
}

function fieldChanges(
  field: Field,
  before: unknown,
  after: unknown,
  labels: readonly string[],
): readonly ChangedField[] {
  if (sameContent(before, after)) return [];
  if (field.kind === 'group')
    return contentChanges(field.fields, before as BlockContent, after as BlockContent, labels);
  const label = labels.join(', ');
  if (field.kind === 'list') return listChanges(field, before, after, labels);
  return [{ label, lines: [diffWords(valueWords(field, before), valueWords(field, after))] }];
}

function listChanges(
  field: ListField,
  before: unknown,
  after: unknown,
  labels: readonly string[],
): readonly ChangedField[] {
  const { item } = field;
  const items = diffItems(before as readonly unknown[], after as readonly unknown[], JSON.stringify);
  if (item.kind !== 'group') {
    const lines = items.map(({ kind, item: value }) => [{ kind, text: valueWords(item, value) }]);
    return [{ label: labels.join(', '), lines }];
  }
  const changed: ChangedField[] = [];
  let place = 0;
  for (let at = 0; at < items.length; at += 1) {
    const one = items[at];
    const next = items[at + 1];
    if (one === undefined) continue;
    if (one.kind !== 'removed') place += 1;
    const name = (number: number) => [...labels.slice(0, -1), `${labels.at(-1)} ${number}`];
    if (one.kind === 'removed' && next?.kind === 'added') {
      place += 1;
      at += 1;
      changed.push(
        ...contentChanges(item.fields, one.item as BlockContent, next.item as BlockContent, name(place)),
      );
    } else if (one.kind !== 'same') {
      const text = valueWords(item, one.item);
      const number = one.kind === 'added' ? place : place + 1;
      changed.push({ label: name(number).join(', '), lines: [[{ kind: one.kind, text }]] });
    }
  }
  return changed;
}
