import { SqliteQueryCompiler, type SelectModifier, type SelectModifierNode } from 'kysely';

const locks: ReadonlySet<SelectModifier | undefined> = new Set<SelectModifier>([
  'ForUpdate',
  'ForNoKeyUpdate',
  'ForShare',
  'ForKeyShare',
  'NoWait',
  'SkipLocked',
]);

/**
 * Leaves out locks of rows, which SQLite has no words for and no need of: a transaction holds the one
 * write lock from its start, so nothing that it has read changes before its end.
 */
export class NodeSqliteCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!locks.has(node.modifier)) super.visitSelectModifier(node);
  }
}
