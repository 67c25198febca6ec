/** `Nike’s`, `McDonald’s`, `Meta Platforms’` */
export function possessive(name: string): string {
  if (/['’]s$/.test(name)) return name.replace(/'s$/, '’s');
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

const plural =
  /^(?:dividends|buybacks|current assets|current liabilities|total assets|total liabilities|receivables)\b(?!.*(?:share of|to|margin))/;

/** `revenue was`, `total assets were` */
export function wasOf(line: string): 'was' | 'were' {
  return plural.test(line) || line === 'dividends per share' ? 'were' : 'was';
}
