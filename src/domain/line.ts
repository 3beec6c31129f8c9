/** So many wait already that this would come too late; nothing was begun. */
export class LineFull extends Error {
  override name = 'LineFull';
}

export interface Line {
  /** Does the work when it is its turn, first come first served. Rejects with `LineFull` at once. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** For work of which too much at once would hold up everything else. */
export function createLine(bounds: { mostAtOnce: number; mostWaiting: number }): Line {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < bounds.mostAtOnce) running += 1;
      else {
        if (waiting.length >= bounds.mostWaiting) throw new LineFull('too many wait already');
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      try {
        return await work();
      } finally {
        // The place is handed on, not put back: nobody can take it before who waited for it wakes.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
