import type { GeneratedAlways } from 'kysely';

export type DocumentTables = {
  document: {
    /** Whom or what it is about: a symbol for those of a company. */
    subject: string;
    kind: string;
    version: GeneratedAlways<number>;
    etag: string;
    body: string;
    gzip: Buffer;
    brotli: Buffer;
  };
};
