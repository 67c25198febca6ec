const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2025-09-27` reads `September 27, 2025`, the same on server and browser whatever their locale. */
export function dayLabel(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

export function exactAmount(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 ? `(${text})` : text;
}

/** `RevenueFromContractWithCustomer` as words that can wrap. */
export function tagLabel(tag: string): string {
  return tag.replace(/([a-z])([A-Z])/g, '$1\u200b$2');
}
