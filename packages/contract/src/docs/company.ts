import type * as company from '../company.ts';
import examples from './examples/company.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const companyDocs: DocsOf<typeof company> = {
  tag: 'Search, profile, quote, price history and chief executives.',
  calls: {
    listCompanies:
      'Lists every company that has figures by its main symbol, largest first: latest price, ratios at the last close, fair value against the price as its page shows it first, newest filing. The value is withheld where the page withholds it.',
    getCompany:
      'Returns profile and quote. Rates such as `stock_price_change` are fractions: 0.02 is 2 %. With an access token, `forecasts` names the person’s own forecasts of the company, where there are any.',
    searchCompanies:
      'Finds companies by symbol or name: the symbol itself, then what starts with the text, then what contains it; of each, those with figures first. `coverage` is `here` where figures are here, `loading` where they come with the product and are being loaded, `fetch` where opening the company fetches them, `none` where it is only listed.',
    searchSymbols: 'Returns the company names of up to 100 symbols.',
    getFilingFetch:
      'Tells how far the fetch of a company’s filings from the SEC is, step by step; `ready` when its figures are here, `loading` while they are loaded from what comes with the product, `off` where fetching is not set up.',
    fetchFilings:
      'Starts fetching the filings of a listed company that has no figures here, or joins the fetch under way: there is one of a company, however many ask. Of a company that is `loading` it moves it to the front. Limited for each network and for all.',
    getSample:
      'Counts the companies that come with the product, and those of them that are loaded: the first are there at the start, the others are loaded behind them, those opened first. Both are zero where the product runs without them.',
    getChiefExecutives: 'Lists chief executives with the years they served, newest first.',
    getStockPrice:
      'Returns daily closes over a period, oldest first; for one and five days, five-minute prices where known. `value` is the last price, `change` the change over the period. `simulated` marks a price that is not a real one.',
  },
  examples,
  schemas: {
    quote: 'Source, delay and expiry of the price shown. After `stale_from` a newer price should exist.',
    company: 'Profile and quote of a listed company.',
    searchResult: 'A symbol and the name of its company.',
    coveredResult: 'A search result, and whether figures of the company are here.',
    overviewValue:
      'Value per share by the first method with a value, at a required return of 10 % and no growth, or `why` there is none.',
    companyOverview: 'A company in the list of companies.',
    filingFetch: 'A fetch of a company’s filings; `refusal` says why there are no figures.',
    chiefExecutive: 'A chief executive; `end_year` is null while in office.',
  },
};
