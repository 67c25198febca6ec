import { sql } from 'kysely';

/** Reports of a year or a quarter, and what amends them. Figures are also in other filings, as proxy statements. */
const reportForms = '^(10-KT?|10-QT?|20-F|40-F|6-K)(/A)?$';

export const isReport = sql<boolean>`filing.form ~ ${reportForms}`;
