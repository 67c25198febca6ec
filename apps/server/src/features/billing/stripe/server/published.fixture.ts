import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Wire } from './state.fixture.ts';

const root = resolve(import.meta.dirname, '../../../../../../..');
/** `TENFOLD_FILINGS`, else `shared/data` beside the repository, as for the filings. */
const folder = resolve(process.env.TENFOLD_FILINGS ?? resolve(root, '../shared/data'), 'stripe');

/** Whether Stripe’s published description of its calls is there to check against. */
export const descriptionIsHere = existsSync(resolve(folder, 'openapi-cut.json'));

interface Checker {
  operation(method: string, path: string): { readonly path: string } | undefined;
  checkRequest(method: string, path: string, form: string): string[];
  checkAnswer(method: string, path: string, status: number, body: Wire): string[];
  checkObject(name: string, object: Wire): string[];
}

/** Holds requests and answers against that description; what it finds is kept. */
export class PublishedDescription {
  readonly findings = new Set<string>();
  readonly #checker: Checker;
  readonly #seen = new Set<string>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  request(method: string, path: string, form: string): void {
    const found = this.#checker.operation(method, path);
    // Making the check takes longer than the check, so requests of one shape are checked once.
    const shape = `${method} ${found?.path} ${[...new URLSearchParams(form).keys()].join()}`;
    if (found === undefined || this.#seen.has(shape)) return;
    this.#seen.add(shape);
    this.#store(`${method} ${found.path}`, this.#checker.checkRequest(method, path, form));
  }

  answer(method: string, path: string, status: number, body: Wire): void {
    const found = this.#checker.operation(method, path);
    if (found !== undefined) {
      this.#store(`${method} ${found.path} ${status}`, this.#checker.checkAnswer(method, path, status, body));
    } else if (body.object === 'charge' || body.object === 'payment_intent') {
      this.#store(`${body.object}`, this.#checker.checkObject(body.object, body));
    }
  }

  event(event: Wire): void {
    this.#store(`event ${String(event.type)}`, this.#checker.checkObject('event', event));
  }

  #store(where: string, lines: readonly string[]): void {
    for (const line of lines) this.findings.add(`${where}: ${line}`);
  }
}

/** Null where it isn’t there. */
export async function openDescription(): Promise<PublishedDescription | null> {
  if (!descriptionIsHere) return null;
  // The checker needs a package of ours, which it finds only from inside the repository.
  const cache = resolve(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(resolve(cache, 'stripe-'));
  for (const file of ['validate.mjs', 'openapi-cut.json'])
    copyFileSync(resolve(folder, file), resolve(copy, file));
  const checker = (await import(pathToFileURL(resolve(copy, 'validate.mjs')).href)) as Checker;
  rmSync(copy, { recursive: true });
  return new PublishedDescription(checker);
}
