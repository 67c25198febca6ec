import type { CompanyOverview } from '@tenfold/contract/company';
import { landingFigures } from '@tenfold/contract/landing';
import { can } from '@tenfold/contract/policy/rights';
import { toWire } from '@tenfold/contract/wire';
import {
  CachedDocument,
  compressDocument,
  type DocumentSource,
  etagOf,
} from '../../../platform/documents/index.ts';
import type { CompaniesNow, CompanyDeps } from '../../company/index.ts';
import { financialsDocument } from '../../financials/index.ts';
import { figuresAt } from './figures-at-price.ts';
import type { LandingPicks } from './picks.ts';
import { type PreparedFigures, prepareFigures } from './prepare-figures.ts';

/** The same object until an editor picks others. */
export type FindPicks = () => LandingPicks | Promise<LandingPicks>;

type LandingDeps = Pick<CompanyDeps, 'db' | 'documents' | 'live'>;

/** What the page was prepared from. */
interface LandingParts {
  readonly picks: LandingPicks;
  readonly ofLive: CachedDocument | null;
  readonly ofDiffer: CachedDocument | null;
  readonly figures: Promise<PreparedFigures>;
}

interface LandingReply {
  readonly of: LandingParts;
  /** Changes with any company: another one says that the price may have moved, not that it has. */
  readonly versions: string;
  readonly price: string;
  readonly document: CachedDocument;
}

/**
 * The figures of the landing page as one document: prepared again when the financials of its companies are, and laid out
 * again when the price moves. A request finds it in memory.
 */
export class LandingDocuments implements DocumentSource {
  readonly #deps: LandingDeps;
  readonly #findPicks: FindPicks;
  #prepared: LandingParts | null = null;
  #made: LandingReply | null = null;

  constructor(deps: LandingDeps, findPicks: FindPicks) {
    this.#deps = deps;
    this.#findPicks = findPicks;
  }

  async find(): Promise<CachedDocument> {
    const prepared = await this.#prepare(await this.#findPicks());
    const companies = await this.#deps.live.now();
    const versions = companies.versions.join();
    const made = this.#made?.of === prepared ? this.#made : null;
    if (made?.versions === versions) return made.document;
    const overview = overviewIn(companies, prepared.picks.live.symbol);
    const price = JSON.stringify(overview);
    if (made?.price === price) {
      this.#made = { ...made, versions };
      return made.document;
    }
    const body = figuresAt(await prepared.figures, overview);
    const text = JSON.stringify(toWire(landingFigures, landingFigures.parse(body)));
    const part = `landing ${etagOf(JSON.stringify(prepared.picks))} ${prepared.ofDiffer?.etag}`;
    const document = compressDocument(text, prepared.ofLive ?? nothing, part);
    this.#made = { of: prepared, versions, price, document };
    return document;
  }

  async #prepare(picks: LandingPicks): Promise<LandingParts> {
    const ofLive = await this.#documentOf(picks.live.symbol);
    const ofDiffer = picks.differ && (await this.#documentOf(picks.differ.symbol));
    const known = this.#prepared;
    if (known?.picks === picks && known.ofLive === ofLive && known.ofDiffer === ofDiffer) return known;
    const figures = prepareFigures(this.#deps.db, picks, {
      live: ofLive !== null,
      differ: ofDiffer !== null,
    });
    const prepared = { picks, ofLive, ofDiffer, figures };
    this.#prepared = prepared;
    figures.catch(() => {
      if (this.#prepared === prepared) this.#prepared = null;
    });
    return prepared;
  }

  /** Null where a visitor sees no history of it: nothing of it is shown. */
  async #documentOf(symbol: string): Promise<CachedDocument | null> {
    return can(null, 'seeHistory', { symbol }) ? this.#deps.documents.find(symbol, financialsDocument) : null;
  }
}

function overviewIn(companies: CompaniesNow, symbol: string): CompanyOverview | null {
  return companies.find(symbol, can(null, 'calculateFairValue', { symbol }));
}

const nothing = new CachedDocument({
  etag: 'nothing',
  version: 0,
  body: '{}',
  gzip: Buffer.alloc(0),
  brotli: Buffer.alloc(0),
});
