import type { GeneratedAlways } from 'kysely';

export type DocumentTables = {
  document: {
    subject: string;
    kind: string;
    version: GeneratedAlways<number>;
    etag: string;
    body: string;
    gzip: Buffer;
    brotli: Buffer;
  };
};
