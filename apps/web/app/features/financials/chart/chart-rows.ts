import { rows } from '@tenfold/domain/rows';

/** The rows a chart offers: the first thirty, as the specification has it. */
export const chartRows = rows.slice(0, 30);
