import { getLandingFigures } from '@tenfold/contract/landing';
import { type AccessRow, everybody, row } from './access-row.ts';

export const landingAccess: readonly AccessRow[] = [row(getLandingFigures, {}, everybody(200))];
