interface Renamed {
  readonly name?: string;
  readonly columns?: Readonly<Record<string, string>>;
}

/** Older backups use the names from before a migration renamed them. */
const tables: Readonly<Record<string, Renamed>> = {
  asked_symbol: { name: 'symbol_demand', columns: { asked_at: 'viewed_at' } },
  company_words: { name: 'profile_claim' },
  document: { columns: { symbol: 'subject' } },
  listing_claim: { columns: { claimant: 'source', said: 'version' } },
  quarantined_tick: { columns: { first_told: 'first_seen', last_told: 'last_seen' } },
};
const sequences: Readonly<Record<string, string>> = { listing_claim_said: 'listing_claim_version' };

export function renameTable([name = '', ...columns]: readonly string[]): {
  readonly heading: readonly string[];
  readonly row: (line: string) => string;
} {
  const renamed = tables[name];
  const names = renamed?.columns ?? {};
  const isOld = columns.some((column) => column in names);
  return {
    heading: [renamed?.name ?? name, ...columns.map((column) => names[column] ?? column)],
    row: (line) => (isOld ? renameKeys(line, names) : line),
  };
}

export function renameSequence(name: string): string {
  return sequences[name] ?? name;
}

function renameKeys(line: string, names: Readonly<Record<string, string>>): string {
  const entries = Object.entries(JSON.parse(line) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(entries.map(([key, value]) => [names[key] ?? key, value])));
}
