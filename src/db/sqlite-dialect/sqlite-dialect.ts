import type { DatabaseConnection, Driver, QueryCompiler } from 'kysely';
import { CompiledQuery, SqliteAdapter, SqliteDialect } from 'kysely';
import { SqliteConnection, type SqliteHandles } from './sqlite-connection.ts';
import type { Flush } from './flush.ts';
import { NodeSqliteCompiler } from './sqlite-compiler.ts';

/** Kysely on Node's own SQLite; the handles are opened and closed by `openSqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #handles: SqliteHandles;
  readonly #flush: Flush;

  constructor(handles: SqliteHandles, flush: Flush = 'at-once') {
    super({ database: () => Promise.reject(new Error('NodeSqliteDialect has its own driver')) });
    this.#handles = handles;
    this.#flush = flush;
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#handles, this.#flush);
  }

  override createQueryCompiler(): QueryCompiler {
    return new NodeSqliteCompiler();
  }

  override createAdapter(): SqliteAdapter {
    return new ConcurrentSqliteAdapter();
  }
}

/** Kysely would otherwise queue every query behind a running transaction. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #handles: SqliteHandles;
  readonly #flush: Flush;

  constructor(handles: SqliteHandles, flush: Flush) {
    this.#handles = handles;
    this.#flush = flush;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#handles, this.#flush);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`));
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    _compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release "${name}"`));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}
