/** Open to everyone, and counted in nobody's quota. */
export const openSymbol = 'AAPL';

export const openComparisons = ['GOOGL', 'MSFT'] as const;
