import { expect, it } from 'vitest';
import { signFile, verifyFile } from '#domain/documents/signed-file.ts';
import { addReportKey, createReportKeys } from '#server/wiring/documents/create-documents.ts';
import { describeDatabases } from '#test/setup/databases.ts';

describeDatabases('the keys of reports', (engine) => {
  it('are the same for nodes that start at once, and stay known when a new one signs', async () => {
    const fresh = await engine.create();
    try {
      const nodes = Array.from({ length: 8 }, () => createReportKeys(fresh.database));
      const seen = await Promise.all(nodes.map(async (node) => node.published()));
      expect(new Set(seen.map((keys) => JSON.stringify(keys))).size).toBe(1);
      expect(seen[0]).toHaveLength(1);
      const [node] = nodes;
      const before = await signFile(new Uint8Array([1, 2, 3]), 'CR-7K2M-9QXD', node!);
      await addReportKey(fresh.database);
      const after = await signFile(new Uint8Array([1, 2, 3]), 'CR-7K2M-9QXD', node!);
      const keys = await node!.published();
      expect(keys).toHaveLength(2);
      expect(await verifyFile(before, node!)).toMatchObject({ fingerprint: keys[1]!.fingerprint });
      expect(await verifyFile(after, node!)).toMatchObject({ fingerprint: keys[0]!.fingerprint });
    } finally {
      await fresh.remove();
    }
  });
});
