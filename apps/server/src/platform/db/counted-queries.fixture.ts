import type { Db } from './database.ts';

/** The same database, and how many of the queries made through it say some SQL. */
export function countQueries(db: Db, saying: string): { readonly db: Db; readonly count: () => number } {
  let counted = 0;
  const counting = db.withPlugin({
    transformQuery({ node, queryId }) {
      if (db.getExecutor().compileQuery(node, queryId).sql.includes(saying)) counted += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counting, count: () => counted };
}
