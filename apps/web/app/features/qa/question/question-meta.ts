import { brand } from '@tenfold/contract/brand';
import type { Question } from '@tenfold/contract/qa/question';
import { questionPicturePath } from '@tenfold/contract/sharing/share-pictures';
import { textWithValues } from '@tenfold/domain/figure-tokens';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { isPublic } from '../card/is-public.ts';
import { questionData } from './question-data.ts';

const longestDescription = 160;

/** For search engines, of what they may see: a question that isn’t public has no address for them. */
export function questionMeta(question: Question, address: string): MetaDescriptor[] {
  const title = `${question.title} — ${brand.name}`;
  if (!isPublic(question)) return [{ title }, { name: 'robots', content: 'noindex' }];
  const structured = questionData(question, address);
  return [
    ...pageMeta({
      title,
      description: descriptionOf(question),
      address,
      picture: { path: questionPicturePath(question.id), alt: question.title },
    }),
    ...(structured === null ? [] : [{ 'script:ld+json': structured }]),
  ];
}

/** What the question says, else how its first answer begins. */
function descriptionOf({ title, description, figures, companies, answers }: Question): string {
  const first = answers.find(({ hidden }) => hidden === null);
  const text =
    textWithValues(description, figures) ||
    (first && textWithValues(first.text, first.figures)) ||
    `${title} ${companies.join(', ')}`;
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1).trimEnd()}…`;
}
