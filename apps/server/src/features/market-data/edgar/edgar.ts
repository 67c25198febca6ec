import { brand } from '@tenfold/contract/brand';
import { cikName } from '../filings/cik-name.ts';
import { ImportError } from '../import-error.ts';

export type EdgarReply =
  | { readonly state: 'answered'; readonly body: Buffer; readonly validator: string | null }
  | { readonly state: 'unchanged' }
  | { readonly state: 'absent' };

export interface EdgarDeps {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly contact: string;
  readonly dataUrl?: string;
  readonly filesUrl?: string;
  readonly pace?: EdgarPace;
}

export interface EdgarPace {
  readonly perSecond: number;
  readonly attempts: number;
  readonly maxPause: number;
  readonly answerWithin: number;
}

/** Together below ten requests a second, should an import run while a reader waits. */
const importPace: EdgarPace = { perSecond: 8, attempts: 6, maxPause: 60_000, answerWithin: 60_000 };
export const readerPace: EdgarPace = { perSecond: 1, attempts: 2, maxPause: 5_000, answerWithin: 20_000 };

/** The SEC's fair-access rules: callers name themselves and stay below ten requests a second. */
export class Edgar {
  readonly #deps: EdgarDeps;
  readonly #pace: EdgarPace;
  #nextSlot = Number.NEGATIVE_INFINITY;

  constructor(deps: EdgarDeps) {
    this.#deps = deps;
    this.#pace = deps.pace ?? importPace;
  }

  companyFacts(cik: number, validator: string | null): Promise<EdgarReply> {
    return this.#get(`${this.#dataUrl}/api/xbrl/companyfacts/${cikName(cik)}.json`, validator);
  }

  submissions(cik: number, validator: string | null): Promise<EdgarReply> {
    return this.#get(`${this.#dataUrl}/submissions/${cikName(cik)}.json`, validator);
  }

  tickers(validator: string | null): Promise<EdgarReply> {
    const filesUrl = this.#deps.filesUrl ?? 'https://www.sec.gov/files';
    return this.#get(`${filesUrl}/company_tickers_exchange.json`, validator);
  }

  get #dataUrl(): string {
    return this.#deps.dataUrl ?? 'https://data.sec.gov';
  }

  async #get(url: string, validator: string | null): Promise<EdgarReply> {
    for (let attempt = 1; ; attempt++) {
      await this.#waitForTurn();
      const response = await this.#request(url, validator);
      if (response instanceof Response) {
        const answer = await readReply(response);
        if (answer !== null) return answer;
      }
      const { attempts, maxPause } = this.#pace;
      if (attempt === attempts) {
        throw new ImportError(`${url}: ${whatWentWrong(response)}, tried ${attempts} times`);
      }
      await this.#deps.pause(Math.min(pauseAfter(response, attempt), maxPause));
    }
  }

  async #waitForTurn(): Promise<void> {
    const now = this.#deps.now();
    const turn = Math.max(now, this.#nextSlot);
    this.#nextSlot = turn + 1000 / this.#pace.perSecond;
    if (turn > now) await this.#deps.pause(turn - now);
  }

  async #request(url: string, validator: string | null): Promise<Response | Error> {
    const headers = {
      'user-agent': `${brand.name} ${this.#deps.contact}`,
      accept: 'application/json',
      ...(validator === null
        ? {}
        : { [isEntityTag(validator) ? 'if-none-match' : 'if-modified-since']: validator }),
    };
    try {
      return await this.#deps.fetch(url, { headers, signal: AbortSignal.timeout(this.#pace.answerWithin) });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** Null when a retry may help. */
async function readReply(response: Response): Promise<EdgarReply | null> {
  if (response.ok) {
    const body = await response.arrayBuffer().catch(() => null);
    if (body === null) return null;
    const validator = response.headers.get('etag') ?? response.headers.get('last-modified');
    return { state: 'answered', body: Buffer.from(body), validator };
  }
  await response.body?.cancel();
  if (response.status === 304) return { state: 'unchanged' };
  if (response.status === 404) return { state: 'absent' };
  if (response.status === 429 || response.status >= 500) return null;
  throw new ImportError(
    response.status === 403
      ? `${response.url}: the SEC refused the request. Check that SEC_CONTACT is a valid email address.`
      : `${response.url}: returned status ${response.status}`,
  );
}

function pauseAfter(response: Response | Error, attempt: number): number {
  const retryAfterMs = response instanceof Response ? Number(response.headers.get('retry-after')) * 1000 : 0;
  return Number.isFinite(retryAfterMs) && retryAfterMs > 0 ? retryAfterMs : 1000 * 2 ** (attempt - 1);
}

function whatWentWrong(response: Response | Error): string {
  return response instanceof Response ? `status ${response.status}` : `no response (${response.message})`;
}

function isEntityTag(validator: string): boolean {
  return validator.startsWith('"') || validator.startsWith('W/');
}
