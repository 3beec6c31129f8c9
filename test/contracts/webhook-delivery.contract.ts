import { expect, it } from 'vitest';
import { proveDelivery } from '#bench/webhooks/prove-delivery.ts';
import { describeDatabases } from '#test/setup/databases.ts';

/** The same in large: `npm run bench -- webhooks`. */
describeDatabases('webhooks of a process that is killed', ({ create }) => {
  it('arrive all, in order for each bus, signed', async () => {
    const fresh = await create();
    try {
      const size = { buses: 12, changesEach: 3, kills: 1 };
      const report = await proveDelivery(fresh.config, size);
      expect(report).toMatchObject({
        messages: 48,
        missing: 0,
        outOfOrder: 0,
        unverified: 0,
      });
      expect(report.asked).toBeGreaterThan(48);
    } finally {
      await fresh.remove();
    }
  }, 90_000);
});
