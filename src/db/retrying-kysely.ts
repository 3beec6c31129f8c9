import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import { passingFault } from './database-faults.ts';
import type { Schema } from './schema/schema.ts';

const mostConflictRetries = 5;
const mostConnectionRetries = 3;
const firstPauseMs = 20;
const firstConnectionPauseMs = 100;
/** After an outage was met, nobody else waits for it again so soon. */
const outageMs = 5_000;

/**
 * Runs whole transactions again after faults that pass (fault matrix B6, B7), with jitter. A broken
 * connection only before COMMIT was sent: later nobody can know whether it took place, and the form's
 * own key decides. So the work of a transaction must not change anything outside the database.
 * Transactions with an isolation level or access mode of their own run once.
 */
export class RetryingKysely extends Kysely<Schema> {
  #awayUntil = 0;

  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = (work) => this.#retrying(once, work);
    return builder;
  }

  async #retrying<Result>(
    once: TransactionBuilder<Schema>['execute'],
    work: (trx: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      let committing = false;
      try {
        const result = await once(async (trx) => {
          committing = false;
          const value = await work(trx);
          committing = true;
          return value;
        });
        this.#awayUntil = 0;
        return result;
      } catch (error) {
        const fault = passingFault(error);
        if (fault === null || !this.#mayRetry(fault, attempt, committing)) throw error;
        const base = fault === 'conflict' ? firstPauseMs : firstConnectionPauseMs;
        await pause(base * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  #mayRetry(fault: 'conflict' | 'connection', attempt: number, committing: boolean): boolean {
    if (fault === 'conflict') return attempt <= mostConflictRetries;
    if (committing || performance.now() < this.#awayUntil) return false;
    if (attempt <= mostConnectionRetries) return true;
    this.#awayUntil = performance.now() + outageMs;
    return false;
  }
}
