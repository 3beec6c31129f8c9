import { expect, it } from 'vitest';
import { proveDelivery } from '#bench/webhooks/prove-delivery.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createWebhookFanOut } from '#db/repositories/webhook-fan-out.ts';
import { createWebhookQueue } from '#db/repositories/webhook-queue.ts';
import { ordinaryPatience } from '#domain/webhooks/judge-failure.ts';
import { createWebhooks } from '#server/wiring/webhooks/create-webhooks.ts';
import { addMember } from '#test/factories/add-member.ts';
import { aListing } from '#test/factories/listing-factory.ts';
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

describeDatabases('waiting webhooks', ({ create }) => {
  it('are sent to the endpoint that asked for them, and to no other', async () => {
    const fresh = await create();
    try {
      const { database } = fresh;
      const now = () => new Date();
      const { member } = await addMember(database, 'owner');
      const { service } = await createWebhooks({
        database,
        siteUrl: 'https://omnibus.example',
        secret: 'of a test, in place of the one in the database',
        webhooks: { privateHosts: ['127.0.0.1:9'] },
        now,
      });
      for (const path of ['one', 'other'])
        await service.add({ url: `http://127.0.0.1:9/${path}`, events: ['bus.published'] }, member);
      const [bus = 0] = await createListingRepository(database).insertMany([aListing()]);
      await createWebhookFanOut(database, now).tellBus(bus, 0);
      const queue = createWebhookQueue(database, ordinaryPatience, now);
      for (const { id } of await service.list())
        expect((await queue.heads(id, 9)).map(({ endpointId }) => endpointId)).toEqual([id]);
      expect(await service.list()).toHaveLength(2);
    } finally {
      await fresh.remove();
    }
  });
});
