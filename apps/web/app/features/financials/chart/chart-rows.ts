import { rows } from '@tenfold/domain/rows';

/** A chart offers the first thirty. */
export const chartRows = rows.slice(0, 30);
