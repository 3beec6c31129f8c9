/** So many wait that this would come, or has come, too late; nothing was begun. */
export class LineFull extends Error {
  override name = 'LineFull';
}

export interface Line {
  /**
   * Does the work when it is its turn, first come first served. Rejects with `LineFull` at once when too
   * many wait, and later when its turn has not come in time.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Whoever waits is told so before anybody on the way takes the connection for dead, after 30 s. */
const usualWaitMs = 20_000;

export interface LineBounds {
  mostAtOnce: number;
  mostWaiting: number;
  /** 20 s unless told otherwise; `Infinity` where nobody waits for an answer. */
  longestWaitMs?: number;
}

/** For work of which too much at once would hold up everything else. */
export function createLine(bounds: LineBounds): Line {
  const { longestWaitMs = usualWaitMs } = bounds;
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(start);
      if (longestWaitMs === Number.POSITIVE_INFINITY) return;
      timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new LineFull(`no turn within ${longestWaitMs} ms`));
      }, longestWaitMs);
    });

  return {
    async run(work) {
      if (running < bounds.mostAtOnce) running += 1;
      else {
        if (waiting.length >= bounds.mostWaiting) throw new LineFull('too many wait already');
        await turn();
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
