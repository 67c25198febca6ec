import { destination, type Logger, pino, stdSerializers } from 'pino';
import { loggedUrl, withoutTokens } from './without-secrets.ts';

export type { Logger };

/** One JSON object a line, to standard error: standard output belongs to what a person asked for. */
export function openLog(level: string): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return pino(options, destination(2));
}

export const serializers = {
  url: loggedUrl,
  err: (error: Error) => {
    const { message, stack, ...more } = stdSerializers.err(error);
    return { ...more, message: withoutTokens(message ?? ''), stack: withoutTokens(stack ?? '') };
  },
};
