import { getChiefExecutives } from '@tenfold/contract/company';
import { toWire } from '@tenfold/contract/wire';
import type { Db } from '../../../platform/db/index.ts';
import type { NewDocument } from '../../../platform/documents/index.ts';
import { listChiefExecutives } from './company-store.ts';

export const chiefExecutivesDocument = 'chief-executives.1';

export async function prepareChiefExecutives(db: Db, cik: number): Promise<NewDocument> {
  const executives = await listChiefExecutives(db, cik);
  const { reply } = getChiefExecutives;
  const document = reply.parse({
    chiefExecutives: executives.map((executive) => ({ ...executive, avatar: null })),
  });
  return { kind: chiefExecutivesDocument, body: JSON.stringify(toWire(reply, document)) };
}
