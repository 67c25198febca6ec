import { type Close, type CloseColumns, closesOf, columnsOf } from '@tenfold/domain/prices';
import type { CachedDocument, DocumentCache, NewDocument } from '../../../platform/documents/index.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const closesDocument = 'closes.2';

/** @param closes in the shares after the last split */
export function prepareCloses(
  currency: string,
  closes: readonly Close[],
  lastSplit: string | null,
): NewDocument {
  return {
    kind: closesDocument,
    body: JSON.stringify({ currency, lastSplit, ...columnsOf(closes) } satisfies PreparedCloses),
  };
}

interface PreparedCloses extends CloseColumns {
  readonly currency: string;
  readonly lastSplit: string | null;
}

export interface CachedCloses {
  readonly version: number;
  readonly currency: string;
  /** The newest split in effect: closes count shares as after it. */
  readonly lastSplit: string | null;
  readonly closes: readonly Close[];
  readonly columns: CloseColumns;
}

export async function findCloses(documents: DocumentCache, symbol: string): Promise<CachedCloses | null> {
  const document = await documents.find(symbol, closesDocument);
  return document === null ? null : document.value((json) => readCloses(document, json as PreparedCloses));
}

function readCloses(
  { version }: CachedDocument,
  { currency, lastSplit, ...columns }: PreparedCloses,
): CachedCloses {
  return { version, currency, lastSplit, closes: closesOf(columns), columns };
}
