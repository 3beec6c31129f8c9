import { isForGood } from '#db/database-faults.ts';
import type { LeadRepository, LeadSubmission } from '#domain/leads/lead-repository.ts';
import { hashText } from '#domain/hash-text.ts';
import type {
  SubmissionRepository,
  SubmissionStart,
} from '#domain/selling/submission-repository.ts';
import type { Spool, SpoolCounts, SpoolEntry } from '#domain/spool.ts';
import { within } from '#domain/within.ts';
import type { Logger } from '../../ops/log/logger.ts';

export interface FormSpool {
  /** The same port, whose `submit` answers `kept` while the database is away. */
  leads(repository: LeadRepository): LeadRepository;
  /** The same, for `start`. */
  submissions(repository: SubmissionRepository): SubmissionRepository;
  /** Takes up what an earlier process left, and stores from now on whatever waits. */
  start(): void;
  /** Stores what waits, also what arrives meanwhile, as far as the database lets us; gives what is left. */
  drain(): Promise<number>;
  /** For the metrics. */
  counts(): Promise<SpoolCounts>;
  stop(): Promise<void>;
}

type Waiting =
  | { kind: 'lead'; value: LeadSubmission }
  | { kind: 'submission'; value: SubmissionStart };

/** A form is answered in five seconds at the latest (fault matrix B3). */
const patienceMs = 4_000;
const drainEveryMs = 2_000;
const storeMs = 10_000;

/**
 * Keeps forms on this machine's disk while the database is away, and stores them when it is back
 * (fault matrix B2). The one-time key decides: a form whose commit was lost on the way, a retry, a
 * drain that died half-way all lead to the one row. When the disk cannot be flushed either, the
 * database's own error is thrown, and the visitor is told the truth.
 */
export function createFormSpool(parts: {
  spool: Spool;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  now(): Date;
  patienceMs?: number;
}): FormSpool {
  const { spool, log, now } = parts;
  /** What waits, by kind and key: a retry finds its first answer here. */
  const waiting = new Map<string, Waiting>();
  /** What is being written; nothing is promised before that has ended. */
  const keeping = new Map<string, Promise<Waiting>>();
  const store: Partial<{
    lead(value: LeadSubmission): ReturnType<LeadRepository['submit']>;
    submission(value: SubmissionStart): ReturnType<SubmissionRepository['start']>;
  }> = {};
  let draining: Promise<number> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** What the database said, or the form on disk in its place. */
  async function storeOrKeep<T>(form: Waiting, work: () => Promise<T>): Promise<T | Waiting> {
    const place = placeOf(form);
    const earlier = waiting.get(place);
    if (earlier) return earlier;
    try {
      return await within(parts.patienceMs ?? patienceMs, work());
    } catch (error) {
      if (isHopeless(error)) throw error;
      const sooner = waiting.get(place) ?? keeping.get(place);
      if (sooner) return sooner;
      const kept = keep(form, error).finally(() => keeping.delete(place));
      keeping.set(place, kept);
      return kept;
    }
  }

  async function keep(form: Waiting, why: unknown): Promise<Waiting> {
    try {
      await spool.put({ ...form, at: form.value.at ?? now().toISOString() });
    } catch (error) {
      log.error({ problem: String(error) }, 'a form could be kept nowhere');
      throw why;
    }
    if (waiting.size === 0) log.warn({ problem: nameOf(why) }, 'forms wait for the database');
    waiting.set(placeOf(form), form);
    schedule();
    return form;
  }

  function schedule(): void {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void drain().then(
        (left) => left > 0 && schedule(),
        (error: unknown) => {
          log.error({ problem: nameOf(error) }, 'waiting forms cannot be read');
          schedule();
        },
      );
    }, drainEveryMs);
    timer.unref();
  }

  const drain = () => (draining ??= drainAll().finally(() => (draining = null)));

  /** What arrives meanwhile is stored as well: 0 says that nothing acknowledged waits any more. */
  async function drainAll(): Promise<number> {
    for (let stored = 0; ;) {
      const entries = await spool.list();
      if (entries.length === 0) {
        if (stored > 0) log.info({ stored }, 'waiting forms were stored');
        return 0;
      }
      const done = await storeAll(entries);
      if (done.left > 0) return done.left;
      stored += done.stored;
    }
  }

  /** `left`: from the first on that the database did not take now. */
  async function storeAll(
    entries: readonly SpoolEntry[],
  ): Promise<{ stored: number; left: number }> {
    let stored = 0;
    for (const [at, entry] of entries.entries()) {
      if (!isForm(entry)) {
        await setAside(entry, 'unknown');
        continue;
      }
      const form: SpoolEntry & Waiting = entry;
      // Its file may be there before it is flushed; only what was promised is stored.
      const isPromised = await Promise.resolve(keeping.get(placeOf(form))).then(
        () => true,
        () => false,
      );
      if (!isPromised) continue;
      try {
        await within(storeMs, storeOne(form));
        await spool.remove(entry.id);
        stored += 1;
      } catch (error) {
        if (!isHopeless(error) && !isUnreadable(error))
          return { stored, left: entries.length - at };
        await setAside(entry, nameOf(error));
      }
      waiting.delete(placeOf(form));
    }
    return { stored, left: 0 };
  }

  async function setAside({ id }: SpoolEntry, problem: string): Promise<void> {
    log.error({ id, problem }, 'a waiting form was set aside');
    await spool.setAside(id);
  }

  async function storeOne(form: SpoolEntry & Waiting): Promise<void> {
    const stored = await storeAs(form);
    if (stored?.outcome !== 'conflict') return;
    // Other words came under the key meanwhile, on another machine. These were promised as well.
    const keyHash = await hashText(`spool ${form.id}`);
    const idempotency = { ...form.value.idempotency, keyHash };
    await storeAs({ ...form, value: { ...form.value, idempotency } } as Waiting);
  }

  const storeAs = (form: Waiting) =>
    form.kind === 'lead' ? store.lead?.(form.value) : store.submission?.(form.value);

  return {
    leads(repository) {
      store.lead = (value) => repository.submit(value);
      return {
        ...repository,
        async submit(submission) {
          const value = { ...submission, at: submission.at ?? now().toISOString() };
          const form: Waiting = { kind: 'lead', value };
          const kept = await storeOrKeep(form, () => repository.submit(value));
          if ('outcome' in kept) return kept;
          if (!sameWords(kept, form)) return { outcome: 'conflict' };
          return { outcome: 'kept', reference: (kept.value as LeadSubmission).lead.reference };
        },
      };
    },
    submissions(repository) {
      store.submission = (value) => repository.start(value);
      return {
        ...repository,
        async start(submission) {
          const value = { ...submission, at: submission.at ?? now().toISOString() };
          const form: Waiting = { kind: 'submission', value };
          const kept = await storeOrKeep(form, () => repository.start(value));
          if ('outcome' in kept) return kept;
          if (!sameWords(kept, form)) return { outcome: 'conflict' };
          const { reference, token } = (kept.value as SubmissionStart).submission;
          return { outcome: 'kept', reference, token };
        },
      };
    },
    start() {
      void spool.list().then(
        (entries) => {
          for (const form of entries.filter(isForm)) waiting.set(placeOf(form), form);
          if (entries.length > 0) schedule();
        },
        (error: unknown) => log.error({ problem: nameOf(error) }, 'waiting forms cannot be read'),
      );
    },
    drain,
    counts: spool.counts,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await draining?.catch(() => {});
    },
  };
}

const placeOf = ({ kind, value }: Waiting) => `${kind} ${value.idempotency.keyHash}`;

/** A later version may have left others, and a person's hand anything. */
function isForm(entry: SpoolEntry): entry is SpoolEntry & Waiting {
  const { idempotency } = entry.value as Partial<Waiting['value']>;
  return ['lead', 'submission'].includes(entry.kind) && typeof idempotency?.keyHash === 'string';
}

const sameWords = (one: Waiting, other: Waiting) =>
  one.value.idempotency.fingerprint === other.value.idempotency.fingerprint;

/** Statements that the database does not understand (SQLSTATE class 42) would not hold up the others, either. */
function isHopeless(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isForGood(error) || (typeof code === 'string' && /^42[0-9A-Z]{3}$/.test(code));
}

/**
 * What our own code says of a form that it cannot read, from a file of a later version. Of one that has just
 * been typed it is no reason to keep it nowhere: drivers throw such errors, too, when a connection goes.
 */
const isUnreadable = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError;

/** Never the error itself: PostgreSQL puts the refused row, with its person, into some. */
function nameOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message).slice(0, 120);
}
