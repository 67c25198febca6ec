/** The company that is open to everyone and counts in nobody's quota. */
export const openSymbol = 'AAPL';

/** Those it may be compared with by everyone. */
export const openComparisons = ['GOOGL', 'MSFT'] as const;
