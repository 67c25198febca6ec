import { destination, type Logger, pino, stdSerializers } from 'pino';
import { redactTokens, redactUrl } from './redact.ts';

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
