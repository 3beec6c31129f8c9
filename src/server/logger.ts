import { pino, type Logger } from 'pino';
import type { LogLevel } from './env.ts';

export type { Logger };

/**
 * JSON lines on standard error, so that standard output stays free for what was asked. No addresses,
 * queries or form contents are ever given to it: paths are logged without their query string.
 */
export function createLogger(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
