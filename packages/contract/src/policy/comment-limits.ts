/** Here, for the fields of a browser, which has no schemas. */
export const maxTitleLength = 200;
export const maxTextLength = 2_000;
/** Of a person, on the figures of one company. */
export const maxCommentsOfCompany = 500;
