import { destination, type Logger, pino } from 'pino';

export type { Logger };

/** One JSON object a line, to standard error: standard output belongs to what a person asked for. */
export function openLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination(2));
}
