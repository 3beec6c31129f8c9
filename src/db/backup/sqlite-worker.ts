import { Worker } from 'node:worker_threads';

/** Longer than any other writer may hold the lock. */
const busyMs = 15_000;

/** What the thread found; `problem` is one line, null when all is well. */
export interface SqliteReport {
  rows: Record<string, number>;
  problem: string | null;
}

/**
 * Checks the whole file in a thread of its own, so that pages go on; with `target`, copies it first
 * as of one instant, beside running writers, and checks the copy against the original's row counts.
 */
export async function examineSqlite(
  path: string,
  options: { target?: string; thorough?: boolean } = {},
): Promise<SqliteReport> {
  const { promise, resolve, reject } = Promise.withResolvers<SqliteReport>();
  const worker = new Worker(`(${examine.toString()})()`, {
    eval: true,
    workerData: { path, busyMs, target: options.target, thorough: options.thorough ?? true },
  });
  worker.unref();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`the check ended with code ${code}`)));
  return promise;
}

/** Runs in the thread from its own text: it may use nothing from outside. */
async function examine(): Promise<void> {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { DatabaseSync, backup } = process.getBuiltinModule('node:sqlite');
  const { path, target, thorough, busyMs: timeout } = workerData;
  const check = (database: InstanceType<typeof DatabaseSync>) => {
    const pragma = thorough ? 'integrity_check' : 'quick_check';
    const found = Object.values(database.prepare(`pragma ${pragma}(1)`).get() ?? {})[0];
    if (found !== 'ok') return String(found).replaceAll('\n', ' ');
    // With the server's own connections a broken reference cannot be written.
    const orphan = thorough ? database.prepare('pragma foreign_key_check').get() : undefined;
    return orphan ? `a row of ${String(orphan.table)} names one that is not there` : null;
  };
  const count = (database: InstanceType<typeof DatabaseSync>) => {
    const names = database
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all();
    return Object.fromEntries(
      names.map(({ name }) => {
        const row = database.prepare(`select count(*) as n from "${String(name)}"`).get();
        return [String(name), Number(row?.n)];
      }),
    );
  };
  try {
    const source = new DatabaseSync(path, { readOnly: true, timeout });
    if (target === undefined) {
      const problem = check(source);
      const rows = problem === null && thorough ? count(source) : {};
      source.close();
      parentPort?.postMessage({ rows, problem }, []);
      return;
    }
    // A transaction pins the instant: the copy and the counts are of the same one.
    source.exec('begin');
    const rows = count(source);
    await backup(source, target, { rate: 2 ** 30 });
    source.exec('commit');
    source.close();
    const copy = new DatabaseSync(target);
    copy.exec('pragma journal_mode = delete');
    let problem = check(copy);
    if (problem === null && JSON.stringify(count(copy)) !== JSON.stringify(rows))
      problem = 'the copy has other numbers of rows than the original';
    copy.close();
    parentPort?.postMessage({ rows, problem }, []);
  } catch (error) {
    parentPort?.postMessage({ rows: {}, problem: String((error as Error).message) }, []);
  }
}
