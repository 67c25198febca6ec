import type { SampleComment, SampleCommunity, SampleQuestion } from './community-file.ts';
import type { MarkedText } from './marked-text.ts';

export interface PlacedText {
  /** Where a failing test points to: key of the question, and who wrote it. */
  readonly place: string;
  readonly written: MarkedText;
}

/** Every text of the community, with its place. */
export function textsOf({ questions }: SampleCommunity): PlacedText[] {
  return questions.flatMap(textsOfQuestion);
}

function textsOfQuestion({ key, title, description, answers }: SampleQuestion): PlacedText[] {
  return [
    { place: `${key}, title`, written: title },
    ...(description === null ? [] : [{ place: `${key}, description`, written: description }]),
    ...answers.flatMap((answer) => [
      { place: `${key}, answer of ${answer.author}`, written: answer.text },
      ...commentsUnder(answer.comments).map((comment) => ({
        place: `${key}, comment of ${comment.author}`,
        written: comment.text,
      })),
    ]),
  ];
}

/** Comments and all replies to them. */
export function commentsUnder(comments: readonly SampleComment[]): SampleComment[] {
  return comments.flatMap((comment) => [comment, ...commentsUnder(comment.replies)]);
}
