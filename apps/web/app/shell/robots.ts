export function loader() {
  return new Response('User-agent: *\nDisallow: /api/\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
