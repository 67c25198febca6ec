import type { Author } from '@tenfold/contract/qa/author';
import type { Answer } from '@tenfold/contract/qa/post';
import type { Question } from '@tenfold/contract/qa/question';
import { textWithValues } from '@tenfold/domain/figure-tokens';
import { contributorPath, questionPath } from '../../../shell/questions-paths.ts';

/** Besides the best one: all thirty would double the page. */
const mostSuggested = 3;

/** A `QAPage` of schema.org; null without an answer, which it must have. @param address of the question */
export function questionData(question: Question, address: string) {
  const { title, description, figures, author, createdDatetime, counters } = question;
  const answers = question.answers.filter(({ hidden }) => hidden === null);
  if (answers.length === 0) return null;
  const best = answers.find(({ isBest }) => isBest);
  const others = answers.filter((answer) => answer !== best).slice(0, mostSuggested);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: textWithValues(description, figures) || title,
      url: address,
      answerCount: counters.answersCount,
      upvoteCount: counters.likesCount,
      datePublished: createdDatetime,
      author: person(author, address),
      ...(best && { acceptedAnswer: answerData(best, address) }),
      ...(others.length > 0 && { suggestedAnswer: others.map((answer) => answerData(answer, address)) }),
    },
  };
}

function answerData(answer: Answer, address: string) {
  const { id, questionId, text, figures, author, createdDatetime, counters } = answer;
  return {
    '@type': 'Answer',
    text: textWithValues(text, figures),
    url: new URL(questionPath(questionId, id), address).href,
    upvoteCount: counters.likesCount,
    datePublished: createdDatetime,
    author: person(author, address),
  };
}

function person({ id, fullName }: Author, address: string) {
  return {
    '@type': 'Person',
    name: fullName,
    ...(id !== null && { url: new URL(contributorPath(id), address).href }),
  };
}
