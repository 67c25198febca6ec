import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';

export type CsvRow = Readonly<Record<string, string>> | null;

/** Streams, so that files of any size fit in memory. */
export async function* readCsv(path: string): AsyncGenerator<CsvRow> {
  const skipped: null[] = [];
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      trim: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
    }),
  );
  parser.on('skip', () => skipped.push(null));
  for await (const row of parser) {
    yield* skipped.splice(0);
    yield row as Record<string, string>;
  }
  yield* skipped;
}
