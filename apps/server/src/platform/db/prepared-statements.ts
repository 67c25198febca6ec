import { CompiledQuery } from 'kysely';
import pg from 'pg';

/**
 * A query that requests wait for: each connection to PostgreSQL parses and plans it once, which costs more than to
 * answer it. PGlite ignores the mark.
 */
export function preparedQuery(
  name: string,
  text: string,
): (...parameters: readonly unknown[]) => CompiledQuery {
  const marked = `/* prepared ${name} */ ${text}`;
  return (...parameters) => CompiledQuery.raw(marked, [...parameters]);
}

const mark = /^\/\* prepared (\w+) \*\//;

export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const [, name] = typeof text === 'string' ? (mark.exec(text) ?? []) : [];
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    }) as typeof this.query;
  }
}
