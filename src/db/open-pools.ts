import type { Database } from './database.ts';
import { openDatabase, type DatabaseConfig } from './open-database.ts';

/**
 * The same database three times over: with PostgreSQL each has connections and time limits of its own,
 * so that a long export of staff or a heap of jobs never keeps a visitor waiting. With SQLite, whose
 * readers wait for nobody, all three are one.
 */
export interface Pools {
  /** Visitors' pages and forms. */
  visitors: Database;
  staff: Database;
  /** Background work. */
  jobs: Database;
  /** All connections together; null where there are none. */
  connections(): { total: number; idle: number; waiting: number } | null;
  close(): Promise<void>;
}

const limits = {
  // A page that takes longer is answered from memory, a form from the spool (fault matrix B3, B4, B9).
  visitors: {
    statementTimeoutMs: 1_800,
    lockTimeoutMs: 1_800,
    silenceTimeoutMs: 2_000,
    connectTimeoutMs: 2_000,
  },
  staff: {
    poolMax: 4,
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 15_000,
    silenceTimeoutMs: 65_000,
  },
  jobs: {
    poolMax: 4,
    statementTimeoutMs: 120_000,
    lockTimeoutMs: 15_000,
    silenceTimeoutMs: 125_000,
  },
};

/** How visitors' connections are opened; the same for SQLite, which has none. */
export const visitorsConfig = (config: DatabaseConfig): DatabaseConfig =>
  config.kind === 'sqlite' ? config : { ...config, ...limits.visitors };

/** Adds to the connections of visitors, which are open already, those of the others. */
export async function openPools(visitors: Database, config: DatabaseConfig): Promise<Pools> {
  if (config.kind === 'sqlite')
    return {
      visitors,
      staff: visitors,
      jobs: visitors,
      connections: () => null,
      close: () => visitors.close(),
    };
  const opened: Database[] = [visitors];
  const open = async (role: 'staff' | 'jobs') => {
    const database = await openDatabase({ ...config, ...limits[role], name: `omnibus-${role}` });
    opened.push(database);
    return database;
  };
  const close = async () => {
    await Promise.all(opened.map((each) => each.close()));
  };
  try {
    const [staff, jobs] = [await open('staff'), await open('jobs')];
    return {
      visitors,
      staff,
      jobs,
      close,
      connections: () => {
        const sum = { total: 0, idle: 0, waiting: 0 };
        for (const each of opened) {
          const { total = 0, idle = 0, waiting = 0 } = each.pool?.() ?? {};
          sum.total += total;
          sum.idle += idle;
          sum.waiting += waiting;
        }
        return sum;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
