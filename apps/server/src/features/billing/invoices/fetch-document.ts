import { AppError } from '../../../platform/http/index.ts';

const hosts: readonly string[] = ['pay.stripe.com', 'files.stripe.com', 'invoice.stripe.com'];
const answerWithinMs = 10_000;
const maxBytes = 5_000_000;
const maxRedirects = 3;

/**
 * Stripe’s own document. Only from hosts of Stripe, redirects too: the address comes from outside.
 *
 * @param apiUrl where Stripe is when it isn’t Stripe’s own, in tests; null: Stripe’s own
 * @throws AppError `unavailable`
 */
export async function fetchDocument(pdfUrl: string, apiUrl: string | null): Promise<Buffer> {
  try {
    return await download(pdfUrl, apiUrl, AbortSignal.timeout(answerWithinMs));
  } catch (cause) {
    const error = new AppError(
      'unavailable',
      'Our payment provider isn’t answering, so we couldn’t get this invoice. Try again in a few minutes.',
    );
    error.cause = cause;
    throw error;
  }
}

async function download(
  pdfUrl: string,
  apiUrl: string | null,
  signal: AbortSignal,
  redirects = 0,
): Promise<Buffer> {
  const url = new URL(pdfUrl);
  if (!isProviders(url, apiUrl)) throw new Error(`${url.host} is no host of the provider`);
  const response = await fetch(url, { signal, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location !== null) {
    await response.body?.cancel();
    if (redirects === maxRedirects) throw new Error('too many redirects');
    return download(new URL(location, url).href, apiUrl, signal, redirects + 1);
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`the provider answered ${response.status}`);
  }
  const pdf = await readAtMost(response.body);
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('the answer is no PDF');
  return pdf;
}

function isProviders(url: URL, apiUrl: string | null): boolean {
  if (apiUrl !== null && url.origin === new URL(apiUrl).origin) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
}

async function readAtMost(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('the document is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
