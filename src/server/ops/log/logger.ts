import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../../config/env.ts';
import { createLogGate, kindOfLine, shortened, shownError } from './log-flood.ts';

export type { Logger };

/**
 * JSON lines on standard error, so that standard output stays free for what was asked. No addresses,
 * queries or form contents are ever given to it: paths are logged without their query string. A flood
 * of faults is thinned out, each kind by itself, and long texts are cut.
 */
export function createLogger(
  level: LogLevel,
  destination: DestinationStream = pino.destination(2),
): Logger {
  const gate = createLogGate();
  const { warn, error } = pino.levels.values;
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: shownError },
      formatters: { log: shortened },
      hooks: {
        logMethod(parts, write, lineLevel) {
          if (lineLevel !== warn && lineLevel !== error) return write.apply(this, parts);
          const untold = gate.passes(kindOfLine(parts), performance.now());
          if (untold === null) return;
          if (untold > 0)
            write.apply(this, [
              { untold },
              'lines like the next one were left out: too many at once',
            ]);
          write.apply(this, parts);
        },
      },
    },
    destination,
  );
}
