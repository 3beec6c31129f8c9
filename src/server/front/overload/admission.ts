import {
  isOpenClass,
  queuedClasses,
  type OpenClass,
  type QueuedClass,
  type RequestClass,
} from './request-class.ts';

/** Work was refused to keep the rest quick; `Retry-After` and a ready-made page answer it. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** One for all: thousands of stack traces a second would cost more than the answers. */
const overloaded = new Overloaded('too much to do');

export interface AdmissionSettings {
  /** Renders under way at once; more would only make each of them slower. */
  mostActive: number;
  /** Of each kind that is not queued, under way at once: those who send files take no place of a form. */
  mostOpen: Readonly<Record<OpenClass, number>>;
  /** A class is refused when its turn would come later than this, in milliseconds. */
  longestWaitMs: Readonly<Record<QueuedClass, number>>;
}

export const usualAdmission: AdmissionSettings = {
  mostActive: 24,
  mostOpen: { form: 400, 'sign-in': 32, upload: 200, question: 200, file: 400 },
  longestWaitMs: { detail: 600, list: 450, guess: 2_000, crawler: 100, prefetch: 20 },
};

/** Work started in one turn of the event loop before other sockets are looked at again. */
const sliceMs = 4;
/** So few ahead are no crowd, however slow the machine is; for those whom a person waits for. */
const alwaysRoomFor = 24;
/** Node takes one new connection a turn: so many turns, as long as something comes in, for one render. */
const mostTurns = 64;
/** And no longer than this: with many forms at work a turn is a tenth of a second. */
const longestLookMs = 25;
/** The event loop is this late: something else eats the processor, so less is let in. */
const lateMs = 250;
const veryLateMs = 1_000;

/** All that can be refused. */
export type CountedClass = Exclude<RequestClass, 'free'>;

export interface AdmissionState {
  active: number;
  open: Readonly<Record<OpenClass, number>>;
  waiting: number;
  /** Refused so far, by class. */
  refused: Readonly<Record<CountedClass, number>>;
}

export type Admission = ReturnType<typeof createAdmission>;

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Decides what runs, what waits and what is refused. Once there is a queue, renders start one at a
 * time and only when nothing more comes in, so that a flood is read and refused within milliseconds
 * instead of lying unread behind hundreds of renders. How long the queue will take is known from how fast it moves.
 */
export function createAdmission(
  settings: AdmissionSettings = usualAdmission,
  loopDelayMs: () => number = () => 0,
  /** How many times as long as usual people may wait (`cold-start.ts`). */
  patience: () => number = () => 1,
) {
  const queues = new Map<QueuedClass, Waiting[]>(queuedClasses.map((name) => [name, []]));
  const open = { form: 0, 'sign-in': 0, upload: 0, question: 0, file: 0 };
  const refused = { prefetch: 0, crawler: 0, guess: 0, list: 0, detail: 0, ...open };
  let active = 0;
  let waiting = 0;
  /**
   * How long one render takes when they follow each other, over some twenty of them and over as many as
   * a queue holds: the first soon knows of a flood, the other does not forget it in a lucky moment.
   * Pessimistic for a cold process.
   */
  const pace = { recentMs: 5, longMs: 5 };
  let lastStartMs: number | null = null;
  let turnStartedMs: number | null = null;
  let scheduled = false;
  let arrivals = 0;
  let turns = 0;
  let lookingSinceMs: number | null = null;

  const refuse = (requestClass: CountedClass) => {
    refused[requestClass] += 1;
    return Promise.reject(overloaded);
  };

  const ended = () => {
    active -= 1;
    if (waiting > 0) schedule();
  };

  const begin = <T>(work: () => Promise<T>): Promise<T> => {
    active += 1;
    const running = work();
    running.then(ended, ended);
    return running;
  };

  const paceMs = () => Math.max(pace.recentMs, pace.longMs);

  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(startNext);
  };

  const startNext = () => {
    scheduled = false;
    // The next start comes when one ends; the pace takes that wait into account.
    if (active >= settings.mostActive) return;
    lookingSinceMs ??= performance.now();
    const mayLook = turns < mostTurns && performance.now() - lookingSinceMs < longestLookMs;
    if (arrivals > 0 && mayLook) {
      arrivals = 0;
      turns += 1;
      schedule();
      return;
    }
    turns = 0;
    lookingSinceMs = null;
    const next = takeNext();
    if (!next) {
      lastStartMs = null;
      return;
    }
    const nowMs = performance.now();
    if (lastStartMs !== null) {
      const gapMs = Math.min(100, nowMs - lastStartMs);
      pace.recentMs += (gapMs - pace.recentMs) * 0.05;
      pace.longMs += (gapMs - pace.longMs) * 0.015;
    }
    lastStartMs = nowMs;
    next.start();
    if (waiting > 0) schedule();
    else lastStartMs = null;
  };

  const takeNext = () => {
    for (const name of queuedClasses) {
      const next = queues.get(name)!.shift();
      if (!next) continue;
      waiting -= 1;
      return next;
    }
    return null;
  };

  /** Before anything of this class is reached, everything of its own and better classes has to go. */
  const waitMs = (requestClass: QueuedClass) => {
    let ahead = 0;
    for (const name of queuedClasses) {
      ahead += queues.get(name)!.length;
      if (name === requestClass) break;
    }
    const isPerson = requestClass === 'detail' || requestClass === 'list';
    return isPerson && ahead < alwaysRoomFor ? 0 : ahead * paceMs();
  };

  /** Room for a better one: the newest of the least class goes, before it has waited for long. */
  const makeRoom = (requestClass: QueuedClass) => {
    if (waiting * paceMs() <= settings.longestWaitMs.detail * patience()) return;
    for (const name of queuedClasses.toReversed()) {
      if (name === requestClass) return;
      const given = queues.get(name)!.pop();
      if (!given) continue;
      waiting -= 1;
      refused[name] += 1;
      given.refuse();
      return;
    }
  };

  const runOpen = <T>(requestClass: OpenClass, work: () => Promise<T>): Promise<T> => {
    if (isFull(requestClass)) return refuse(requestClass);
    open[requestClass] += 1;
    const close = () => {
      open[requestClass] -= 1;
    };
    const running = work();
    running.then(close, close);
    return running;
  };

  const isTooLate = (requestClass: QueuedClass) => {
    const delayMs = loopDelayMs() / patience();
    if (delayMs < lateMs) return false;
    if (requestClass === 'prefetch' || requestClass === 'crawler') return true;
    // Without a crowd it is not our work that makes it late: to refuse it would help nobody.
    return delayMs >= veryLateMs && active + waiting >= alwaysRoomFor;
  };

  const hasTimeThisTurn = () => {
    const nowMs = performance.now();
    if (turnStartedMs === null) {
      turnStartedMs = nowMs;
      setImmediate(() => {
        turnStartedMs = null;
      });
    }
    return nowMs - turnStartedMs < sliceMs;
  };

  const isFull = (requestClass: RequestClass) => {
    if (requestClass === 'free') return false;
    if (isOpenClass(requestClass)) return open[requestClass] >= settings.mostOpen[requestClass];
    const longestMs = settings.longestWaitMs[requestClass] * patience();
    return isTooLate(requestClass) || waitMs(requestClass) > longestMs;
  };

  return {
    /** A connection or a request came in; more of them are looked for before the next render starts. */
    arrived(): void {
      arrivals += 1;
    },
    /** Something waits, or the event loop is late: worth asking `refuses` before anything costly. */
    isBusy: (): boolean => waiting > 0 || loopDelayMs() >= lateMs,
    /** Whether as many of this class are under way as may be. */
    isFull,
    /** Whether work of this class is refused now; counted when it is. */
    refuses(requestClass: RequestClass): boolean {
      if (requestClass === 'free' || !isFull(requestClass)) return false;
      refused[requestClass] += 1;
      return true;
    },
    /** Runs work when it is its turn. Rejects with `Overloaded` at once when that would be too late. */
    run<T>(requestClass: RequestClass, work: () => Promise<T>): Promise<T> {
      if (requestClass === 'free') return work();
      if (isOpenClass(requestClass)) return runOpen(requestClass, work);
      if (isFull(requestClass)) return refuse(requestClass);
      if (waiting === 0 && active < settings.mostActive && hasTimeThisTurn()) return begin(work);
      makeRoom(requestClass);
      return new Promise((resolve, reject) => {
        queues.get(requestClass)!.push({
          start: () => begin(work).then(resolve, reject),
          refuse: () => reject(overloaded),
        });
        waiting += 1;
        schedule();
      });
    },
    state: (): AdmissionState => ({ active, open, waiting, refused }),
    /** Nothing runs and nothing waits. */
    isIdle: (): boolean => active === 0 && waiting === 0,
  };
}
