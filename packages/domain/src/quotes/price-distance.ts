/** A slip of the point by two places, less what a price may move in a few days. */
const leastRatio = 50;

/** Whether two prices, both above zero, cannot be of the same share days apart. Example: 230.00 and 2.30. */
export function isFar(price: number, other: number): boolean {
  return price > other * leastRatio || price * leastRatio < other;
}

/** Sources differ by a rounding, a dividend or the last minutes of a day, and by less than the smallest split (5 for 4). */
const nearWithin = 1.2;

/** Whether two prices can be of the same share on the same day. Example: 230.00 and 200.00; not 230.00 and 115.00. */
export function isNear(price: number, other: number): boolean {
  return price <= other * nearWithin && other <= price * nearWithin;
}
