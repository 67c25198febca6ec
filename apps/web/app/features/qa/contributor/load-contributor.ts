import { brand } from '@tenfold/contract/brand';
import { getContributor } from '@tenfold/contract/qa/contributors';
import { getQuestions } from '@tenfold/contract/qa/questions';
import { data, type LoaderFunctionArgs } from 'react-router';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, clockContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { contributorPath } from '../../../shell/questions-paths.ts';
import { everything, toQuestionFilter } from '../filters/question-query.ts';
import { parseId } from '../question/question-address.ts';
import { parseContributed } from './contributor-address.ts';

const filterOf = { questions: 'asker', answers: 'answerer', featured: 'featuredOf' } as const;

export type LoadedContributor = Awaited<ReturnType<typeof loadContributor>>;

/** Somebody who has posted, with the questions they asked or answered, or where a text of theirs is featured. */
export async function loadContributor({ params, context, url }: LoaderFunctionArgs) {
  const id = parseId(params.id);
  if (id === null) throw data({ code: 'not_found' }, { status: 404 });
  const api = context.get(apiContext);
  const contributor = await api.call(getContributor, { params: { id } }).catch(throwScreenError);
  const { questionsCount, answersCount } = contributor;
  const shown =
    parseContributed(url.searchParams) ??
    (answersCount === 0 && questionsCount > 0 ? 'questions' : 'answers');
  const query = { ...everything, [filterOf[shown]]: id };
  const listed = await api.call(getQuestions, { query: toQuestionFilter(query) }).catch(throwScreenError);
  const { fullName } = contributor.contributor;
  return {
    ...contributor,
    shown,
    query,
    listed,
    now: context.get(clockContext).now().toISOString(),
    tags: pageMeta({
      title: `${fullName}, Business Q&A — ${brand.name}`,
      description: `Questions and answers about businesses by ${fullName}.`,
      address: (context.get(publicUrlContext) ?? url.origin) + contributorPath(id),
    }),
  };
}
