/** By the name the contract gives a path or query parameter. */
export const parameterDocs: Readonly<Record<string, string>> = {
  symbol: 'A ticker symbol, in upper or lower case.',
  text: 'A symbol, a name, or the beginning of one.',
  limit: 'The most results to return.',
  period: 'How far back to go, in upper or lower case.',
  rowKey: 'A row of the financials table.',
  column: 'A fiscal year such as `2024`, or a quarter such as `2024-Q3`.',
  email: 'An e-mail address.',
};
