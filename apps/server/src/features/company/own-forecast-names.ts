import { type Company, company } from '@tenfold/contract/company';
import { fromWire, toWire } from '@tenfold/contract/wire';
import { PersonalDocuments } from '../../platform/documents/index.ts';
import type { FindPersonal, Person } from '../../platform/http/index.ts';
import type { QuotaDeps } from '../billing/index.ts';
import type { LiveCompanies } from './overviews/live-companies.ts';

type ForecastNames = NonNullable<Company['forecasts']>;

export interface CompanyDeps extends QuotaDeps {
  readonly live: LiveCompanies;
  /** A person's forecasts by symbol: the same objects until they change. */
  readonly forecastNames: (person: Person) => Promise<ReadonlyMap<string, ForecastNames>>;
}

/** The company with the forecasts of who asks; the document itself for all who have none of it. */
export function withForecastNames({ forecastNames }: Pick<CompanyDeps, 'forecastNames'>): FindPersonal {
  const personal = new PersonalDocuments<ForecastNames>((document, forecasts) => {
    const shared = document.value((json) => fromWire(company, json) as Company);
    return JSON.stringify(toWire(company, { ...shared, forecasts }));
  });
  return async (document, person, symbol) => {
    const names = (await forecastNames(person)).get(symbol);
    return names === undefined ? document : personal.find(document, names);
  };
}
