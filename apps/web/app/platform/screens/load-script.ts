const limitMs = 120_000;

/** @throws ChunkLoadError where the script is lost, or isn't there after two minutes */
export async function loadScript<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject('timeout'), limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkLoadError('Script not loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}

class ChunkLoadError extends Error {
  static {
    // Not on each error: the log shows the name as it is when the error is made.
    ChunkLoadError.prototype.name = 'ChunkLoadError';
  }
}
