export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();

/** Cached by header: browsers send only a handful. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const found = known.get(header);
  if (found !== undefined) return found;
  const encoding = negotiate(header);
  if (known.size < 200) known.set(header, encoding);
  return encoding;
}

function negotiate(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(weightOf));
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(weight('br'), weight('gzip'));
  if (best === 0 || (weights.get('identity') ?? 0) > best) return 'identity';
  return weight('br') === best ? 'br' : 'gzip';
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return [name, Number.isFinite(weight) ? weight : 0];
}
