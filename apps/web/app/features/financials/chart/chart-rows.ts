import { rows } from '@tenfold/domain/rows';

/** The specification offers the first thirty. */
export const chartRows = rows.slice(0, 30);
