export function stopOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null && performance.now() - since > 500) process.exit(130);
    if (since !== null) return;
    since = performance.now();
    process.stderr.write('\nStopping after this company. Press Ctrl-C again to stop now.\n');
    controller.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
}
