import type { CompanyFigures } from './company-figures.ts';

interface Filers {
  readonly listing: Pick<CompanyFigures['listing'], 'cik'>;
  readonly earlierFilers: CompanyFigures['earlierFilers'];
}

/** At the SEC, under the company or the predecessor that filed it. */
export function filingUrl({ listing, earlierFilers }: Filers, accession: string): string {
  const cik = earlierFilers.get(accession) ?? listing.cik;
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`;
}
