/** How much may be written, in UTF-16 units where it is text. They protect the installation and are the same on all plans. */
export const qaLimits = {
  title: 200,
  description: 5_000,
  answer: 10_000,
  comment: 2_000,
  companies: 10,
  tags: 10,
  tag: 40,
} as const;
