import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import type { LeadKind } from '#domain/leads/lead-forms.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('leads', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  it('are of any kind that a form makes, and in a known state', async () => {
    const leads = createLeadRepository(fresh.database);
    const stored = await leads.submit(submission('one', 'words'));
    expect(stored.outcome).toBe('stored');
    // A form of a later version, which runs beside this one.
    const kind = 'of-a-later-version' as LeadKind;
    await fresh.database.kysely.updateTable('leads').set({ kind }).execute();
    expect((await allRows(leads)).map((lead) => lead.kind)).toEqual([kind]);
    const state = 'nonsense' as LeadState;
    await expect(leads.submit(submission('two', 'others', { state }))).rejects.toThrow(
      /leads_state_allowed/,
    );
  });
});
