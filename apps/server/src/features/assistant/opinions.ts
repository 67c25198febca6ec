import type { QuotedOpinion } from '@tenfold/contract/assistant';
import type { PostId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import { listPublicAnswers, type PublicAnswer } from '../qa/index.ts';

const longest = 600;

/** Answers of the community as they are now: one that was removed or changed isn’t quoted as it was. By their ids. */
export async function readOpinions(
  db: Db,
  ids: readonly PostId[],
): Promise<ReadonlyMap<PostId, QuotedOpinion>> {
  const answers = await listPublicAnswers(db, ids);
  return new Map(answers.map((answer) => [answer.id, describeOpinion(answer)]));
}

function describeOpinion(answer: PublicAnswer): QuotedOpinion {
  const { id, questionId, title, author, isByAnalyst, text, figures, createdAt } = answer;
  const beginning = beginningOf(text);
  return {
    answerId: id,
    questionId,
    question: title,
    author: { id: author.id, fullName: author.fullName },
    isByAnalyst,
    text: beginning,
    isCut: beginning.length < text.length,
    figures,
    answeredAt: createdAt.toISOString(),
  };
}

/** Up to a word, and never within the name of a figure. */
function beginningOf(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).replace(/\S*$/, '').trimEnd();
  const opened = cut.lastIndexOf('{');
  const whole = opened > cut.lastIndexOf('}') ? cut.slice(0, opened).trimEnd() : cut;
  return whole === '' ? text.slice(0, longest) : whole;
}
