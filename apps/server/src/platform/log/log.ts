import { destination, type Logger, pino, stdSerializers } from 'pino';

export type { Logger };

/** To standard error: standard output is for what the user asked for. */
export function openLog(level: string): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return pino(options, destination(2));
}

export const serializers = {
  url: redactUrl,
  err: (error: Error) => {
    const { message, stack, ...more } = stdSerializers.err(error);
    return { ...more, message: redactTokens(message ?? ''), stack: redactTokens(stack ?? '') };
  },
};

/** Secret tokens in URLs, and in errors that quote them. */
const tokenInPath = /\/(verify|reset-password)\/[^\s"'?#/]+/g;

function redactTokens(text: string): string {
  return text.replace(tokenInPath, '/$1/[token]');
}

/** Without the query. */
function redactUrl(url: unknown): unknown {
  return typeof url === 'string' ? redactTokens(url).replace(/\?.*$/, '?…') : url;
}
