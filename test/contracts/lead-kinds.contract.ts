import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import type { LeadKind } from '#domain/leads/lead-forms.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('leads', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
    await migrate(fresh.database);
  });
  afterEach(() => fresh.remove());

  it('are of any kind that a form makes, and in a known state', async () => {
    const leads = createLeadRepository(fresh.database);
    // A form of a later version.
    const kind = 'of-a-later-version' as LeadKind;
    const stored = await leads.submit(submission('one', 'words', { kind }));
    expect(stored.outcome).toBe('stored');
    const state = 'nonsense' as LeadState;
    await expect(leads.submit(submission('two', 'others', { state }))).rejects.toThrow(
      /leads_state_allowed/,
    );
  });
});
