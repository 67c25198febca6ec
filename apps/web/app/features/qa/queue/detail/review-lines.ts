import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getQuestionReview } from '@tenfold/contract/qa/desk/editors-queue';
import { alikeFrom } from '@tenfold/domain/qa';

export type Review = ReplyOf<typeof getQuestionReview>;

interface ReviewLine {
  readonly isGood: boolean;
  readonly words: string;
}

/** What speaks for and against a question, in the order an editor looks at it. */
export function reviewLines({ similar, missing, links, newTags }: Review): ReviewLine[] {
  const most = similar[0]?.alike ?? 0;
  return [
    most > alikeFrom
      ? { isGood: false, words: `A similar question is ${percent(most)} alike` }
      : { isGood: true, words: `No similar question above ${percent(alikeFrom)}` },
    missing.length === 0
      ? { isGood: true, words: 'Company and period named' }
      : { isGood: false, words: `No ${missing.join(' and no ')} named` },
    links === 0
      ? { isGood: true, words: 'No links' }
      : { isGood: false, words: links === 1 ? '1 link' : `${links} links` },
    ...newTags.map((name) => ({ isGood: false, words: `Tag ${name} is used for the first time` })),
  ];
}

/** Example: 0.414 is `41%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
