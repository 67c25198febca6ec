import { destination, type Logger, pino, stdSerializers } from 'pino';

export type { Logger };

/** One JSON object a line, to standard error: standard output belongs to what a person asked for. */
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

/** What lets somebody in, as it stands in addresses and in what errors say of them. */
const tokenInPath = /\/(verify|reset-password)\/[^\s"'?#/]+/g;

/** A text for the log, without the tokens of mails. */
function redactTokens(text: string): string {
  return text.replace(tokenInPath, '/$1/[token]');
}

/** An address for the log: what is asked, without what came along. */
function redactUrl(url: unknown): unknown {
  return typeof url === 'string' ? redactTokens(url).replace(/\?.*$/, '?…') : url;
}
