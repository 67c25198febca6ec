import { sql } from 'kysely';

/**
 * What everybody may see of `post`, a question. The database says so of each beside its votes and answers, and the indexes
 * that pages are found along have no others.
 */
export const visibleQuestion = sql`post.public_category is not null and post.removed_at is null`;
