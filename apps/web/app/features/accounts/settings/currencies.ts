const offered = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'HKD', 'TWD', 'INR', 'KRW', 'SEK'];

export function currencies(chosen: string): readonly { code: string; name: string }[] {
  const codes = offered.includes(chosen) ? offered : [chosen, ...offered];
  return codes.map((code) => ({ code, name: names.of(code) ?? code }));
}

const names = new Intl.DisplayNames('en', { type: 'currency' });
