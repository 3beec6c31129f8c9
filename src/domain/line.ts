/**
 * It would come too late: so many wait already, its patience is at an end, or nobody waits for it any
 * more. Nothing was begun.
 */
export class LineFull extends Error {
  override name = 'LineFull';
}

/** Who asks for a turn, and for how long it is wanted. */
export interface Asker {
  /**
   * From the wide to the narrow: a network, and a draft in it. Networks take turns, and so do the
   * drafts of one; who is in no network has the turns of one together.
   */
  sender?: readonly string[];
  /** Work whose turn has not come when this fires is not begun: whoever wanted it has gone. */
  signal?: AbortSignal;
  /** Longest wait for a turn: the line's unless told, and without an end for what comes later. */
  patienceMs?: number;
  /** Nobody waits for it: its turn comes when there is no other work. */
  isLater?: boolean;
}

export interface Line {
  /**
   * Does the work when it is its turn: first come first served, and one of each sender before the
   * second of any. Rejects with `LineFull` at once when too many wait, unless another sender has more
   * in the line: then the last of that one is turned away.
   */
  run<T>(work: () => Promise<T>, asker?: Asker): Promise<T>;
}

interface Waiting {
  keys: readonly string[];
  isLater: boolean;
  begin(): void;
  turnAway(why: string): void;
}

/** Whoever waits is told so before anybody on the way takes the connection for dead, after 30 s. */
export const usualPatienceMs = 20_000;

export interface LineBounds {
  mostAtOnce: number;
  mostWaiting: number;
  /** Of those who say nothing of theirs; `Infinity` where nobody waits for an answer. */
  patienceMs?: number;
}

/** For work of which too much at once would hold up everything else. */
export function createLine(bounds: LineBounds): Line {
  /** In the order they came. */
  const waiting: Waiting[] = [];
  const senders = createSenders();
  let running = 0;

  const nextOf = () =>
    waiting.reduce((first, one) => (comesBefore(one, first) ? one : first), waiting[0]!);
  const comesBefore = (one: Waiting, other: Waiting) =>
    one.isLater === other.isLater ? senders.isBefore(one.keys, other.keys) : other.isLater;

  /** Whoever has most in the line gives way to those who have less. */
  function makeRoom([widest]: readonly string[]): boolean {
    const bySender = Map.groupBy(waiting, ({ keys }) => keys[0]);
    const own = bySender.get(widest)?.length ?? 0;
    const [longest = []] = [...bySender.values()].sort((one, other) => other.length - one.length);
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.turnAway('others have less in the line');
    return true;
  }

  const waitForTurn = (
    {
      signal,
      isLater = false,
      patienceMs = isLater ? Number.POSITIVE_INFINITY : (bounds.patienceMs ?? usualPatienceMs),
    }: Asker,
    keys: readonly string[],
  ) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(one), 1);
        clearTimeout(patience);
        signal?.removeEventListener('abort', goAway);
      };
      const one: Waiting = {
        keys,
        isLater,
        begin() {
          leave();
          resolve();
        },
        turnAway(why) {
          leave();
          reject(new LineFull(why));
        },
      };
      const goAway = () => one.turnAway('nobody waits for it any more');
      const late = () => one.turnAway('it waited as long as it may');
      const patience = Number.isFinite(patienceMs) ? setTimeout(late, patienceMs) : undefined;
      signal?.addEventListener('abort', goAway);
      waiting.push(one);
    });

  async function takeTurn(asker: Asker, keys: readonly string[]): Promise<void> {
    if (asker.signal?.aborted) throw new LineFull('nobody waits for it any more');
    if (running < bounds.mostAtOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= bounds.mostWaiting && !makeRoom(keys))
      throw new LineFull('too many wait already');
    await waitForTurn(asker, keys);
  }

  return {
    async run(work, asker = {}) {
      const keys = keysOf(asker.sender);
      senders.enter(keys);
      try {
        await takeTurn(asker, keys);
        try {
          senders.hadTurn(keys);
          return await work();
        } finally {
          // Whoever came while it ran comes before the rest of the same sender.
          senders.hadTurn(keys);
          // The place is handed on, not put back: nobody can take it before who waited for it wakes.
          if (waiting.length > 0) nextOf().begin();
          else running -= 1;
        }
      } finally {
        senders.leave(keys);
      }
    },
  };
}

/** One key a step, each of which holds the ones before it. */
const keysOf = (sender: readonly string[] = ['']): string[] =>
  sender.map((_, step) => JSON.stringify(sender.slice(0, step + 1)));

/** Who has work in the line, waiting or running, and when each last had a turn, or came. */
function createSenders() {
  const known = new Map<string, { open: number; since: number }>();
  let clock = 0;
  const since = (key: string | undefined) => known.get(key ?? '')?.since ?? 0;
  return {
    enter(keys: readonly string[]) {
      for (const key of keys) {
        const sender = known.get(key);
        if (sender) sender.open += 1;
        else known.set(key, { open: 1, since: ++clock });
      }
    },
    leave(keys: readonly string[]) {
      for (const key of keys) {
        const sender = known.get(key)!;
        sender.open -= 1;
        if (sender.open === 0) known.delete(key);
      }
    },
    hadTurn(keys: readonly string[]) {
      for (const key of keys) known.get(key)!.since = ++clock;
    },
    isBefore(keys: readonly string[], others: readonly string[]): boolean {
      const step = keys.findIndex((key, at) => key !== others[at]);
      return step !== -1 && since(keys[step]) < since(others[step]);
    },
  };
}
