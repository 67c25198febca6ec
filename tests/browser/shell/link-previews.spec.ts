import { expect, test } from '../watched-page.ts';

test('a shared link has a picture, which is there', async ({ request, baseURL }) => {
  for (const [path, picture] of [
    ['/', 'site'],
    ['/plans', 'site'],
    ['/list/chips', 'site'],
    ['/company/AAPL', 'company/AAPL'],
    ['/company/NKE', 'company/NKE'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const of = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(of('og:image')).toBe(`${baseURL}/files/share/${picture}.png`);
    expect([of('og:image:width'), of('og:image:height')]).toEqual(['1200', '630']);
    expect(of('twitter:card')).toBe('summary_large_image');
    for (const name of ['og:title', 'og:description', 'og:image:alt']) expect(of(name)).toBeTruthy();
    expect(of('og:url')).toBe(baseURL + path);
    const image = await request.get(of('og:image') ?? '');
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('a phone that keeps the site on its home screen finds its icons', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, manifest = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
  const [, touchIcon = ''] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html) ?? [];
  const reply = await request.get(manifest);
  expect(reply.headers()['content-type']).toBe('application/manifest+json');
  const { icons, name, start_url: start } = await reply.json();
  expect([name, start]).toEqual(['Tenfold', '/']);
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const icon of [touchIcon, ...icons.map(({ src }: { src: string }) => src)]) {
    const image = await request.get(icon);
    expect([icon, image.status(), image.headers()['content-type']]).toEqual([icon, 200, 'image/png']);
  }
});
