/** How much may be written, in UTF-16 units where it is text. They protect the installation and are the same on all plans. */
export const postLimits = {
  title: 200,
  shortestTitle: 20,
  description: 5_000,
  answer: 10_000,
  comment: 2_000,
  companies: 10,
  tags: 10,
  tag: 40,
  /** What an editor adds to a reason, or a reader to a report. */
  reasonSentence: 500,
  /** Rows of the statements: as many as there are to choose from. */
  items: 30,
} as const;
