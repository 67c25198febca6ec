/** In place of a price, the same words everywhere. */
export const noPriceLabel = 'No price yet';
