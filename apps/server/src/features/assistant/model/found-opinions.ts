import type { PostId } from '@tenfold/contract/ids';

/** In one answer: what people think is beside what filings say, not in its place. */
const mostQuoted = 3;

/** Answers of the community that a tool found: a sentence of an id alone quotes one, and nothing else shows what it says. */
export class FoundOpinions {
  readonly #found = new Map<string, PostId>();
  readonly #quoted = new Set<PostId>();

  /** @param told the tool’s reply @returns the same, with ids */
  withIds(content: Record<string, unknown>): Record<string, unknown> {
    const { opinions } = content as { opinions?: readonly { readonly answer_id: PostId }[] };
    if (opinions === undefined) return content;
    const named = opinions.map((opinion) => {
      const id = `o${this.#found.size + 1}`;
      this.#found.set(id, opinion.answer_id);
      return { id, ...opinion };
    });
    return { ...content, opinions: named };
  }

  /** Once each. Null where none has the id, or enough are quoted. */
  take(id: string): PostId | null {
    const found = this.#found.get(id);
    if (found === undefined || this.#quoted.has(found) || this.#quoted.size >= mostQuoted) return null;
    this.#quoted.add(found);
    return found;
  }
}
