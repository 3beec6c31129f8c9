import type { ImportInput } from '../inventory/import/import-inputs.ts';
import type { RawRow } from '../inventory/import/imported-row.ts';
import type { ImportSettings } from '../staff/import/import-record.ts';
import type { ImportStore, NewImport } from '../staff/import/import-store.ts';
import type { PartnerKey } from './partner-keys.ts';

/** As the audit log and the history of imports name a key. */
export const authorOf = ({ id, name }: PartnerKey) => ({
  id: `partner-key-${id}`,
  name: `${name} (partner)`,
});

/** Whose key made an import. */
export const partnerKeyIdOf = ({ memberId }: { memberId: string }) =>
  Number(memberId.slice('partner-key-'.length));

/**
 * Stores what a partner sent as an import that may touch the buses of its source only, ready to be
 * planned in the run that is given. `topic`: of the job that goes on with it after a crash.
 */
export async function startPartnerImport(
  store: Pick<ImportStore, 'create' | 'startPlan'>,
  key: PartnerKey,
  sent: Pick<NewImport, 'fileName' | 'storedName' | 'sizeBytes' | 'rowCount'> & {
    names: readonly ImportInput[];
  },
  rows: AsyncIterable<RawRow>,
  topic?: string,
): Promise<{ id: number; run: string }> {
  const { names, ...named } = sent;
  const author = authorOf(key);
  const settings: ImportSettings = {
    columns: names,
    missing: 'leave',
    clearBlanks: false,
    ownBusesOnly: true,
  };
  const id = await store.create(
    {
      ...named,
      source: key.source!,
      format: 'delimited',
      headers: names,
      settings,
      state: 'columns',
      memberId: author.id,
      memberName: author.name,
    },
    rows,
  );
  const run = crypto.randomUUID();
  await store.startPlan(id, settings, run, topic === undefined ? undefined : { topic });
  return { id, run };
}
