import { getSummary } from '@tenfold/contract/summary';
import { type AccessRow, row, signedIn } from './access-row.ts';

export const summaryAccess: readonly AccessRow[] = [row(getSummary, {}, signedIn(200))];
