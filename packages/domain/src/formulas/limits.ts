/** Bounds of one formula. The language has no loops: the steps of an evaluation are at most its parts times the columns. */
export const maxFormulaLength = 1000;
export const maxParts = 400;
export const maxDepth = 16;

/** Numbers in a reference's brackets from here on are fiscal years; smaller ones count columns. */
export const firstYear = 1900;
export const lastYear = 2999;
export const maxOffset = 99;
