import type { QuestionTag } from '@tenfold/contract/qa/question';
import { type ChangedField, diffItems, diffWords } from '../../../../ui/text/diff-words.ts';
import type { QueuedEdit } from '../queue-item.ts';

type EditedField = 'title' | 'description' | 'companies' | 'tags' | 'ownsShare' | 'isGenerated';
type NamedTag = Pick<QuestionTag, 'key' | 'name'>;

/** @param offered tags for the names of new ones; one that isn’t among them is shown by its key */
export function editChanges(
  edit: Pick<QueuedEdit, EditedField> & {
    readonly question: Pick<QueuedEdit['question'], EditedField>;
  },
  offered: readonly NamedTag[],
): readonly ChangedField[] {
  const { question } = edit;
  const known: readonly NamedTag[] = [...question.tags, ...offered];
  const nameOf = (key: string) => known.find((tag) => tag.key === key)?.name ?? key;
  const tags = question.tags.map(({ key }) => key);
  return [
    { label: 'Question', lines: [diffWords(question.title, edit.title)] },
    { label: 'Details', lines: [diffWords(question.description, edit.description)] },
    { label: 'Companies', lines: itemLines(question.companies, edit.companies) },
    { label: 'Tags', lines: itemLines(tags.map(nameOf), edit.tags.map(nameOf)) },
    { label: 'Owns the share', lines: [diffWords(yesOrNo(question.ownsShare), yesOrNo(edit.ownsShare))] },
    {
      label: 'Written with AI',
      lines: [diffWords(yesOrNo(question.isGenerated), yesOrNo(edit.isGenerated))],
    },
  ].filter(({ lines }) => lines.some((parts) => parts.some(({ kind }) => kind !== 'same')));
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

function itemLines(before: readonly string[], after: readonly string[]): ChangedField['lines'] {
  return diffItems(before, after).map(({ kind, item }) => [{ kind, text: item }]);
}
