import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { openDatabase } from '#db/open-database.ts';
import { createContentEdits } from '#db/repositories/content-edits.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { ContentChange, ContentEdits } from '#domain/content/editing/content-edits.ts';
import { createContentEditing } from '#server/wiring/content/create-content-editing.ts';
import { createSiteContent } from '#server/wiring/content/create-site-content.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const ada = { id: 'a', name: 'Ada' };
const change = (more: Partial<ContentChange> = {}): ContentChange => ({
  kind: 'faq',
  slug: 'one',
  change: 'publish',
  expectedRevision: 0,
  live: { question: 'Why? “Él” 🚌' },
  hidden: false,
  draft: null,
  publishAt: null,
  ...more,
});

describeDatabases('content edits', ({ create }) => {
  let fresh: FreshDatabase;
  let edits: ContentEdits;

  beforeEach(async () => {
    fresh = await create();
    edits = createContentEdits(fresh.database);
  });
  afterEach(() => fresh.remove());

  const versions = () => createTagVersions(fresh.database).current();
  const audit = () => createAuditLog(fresh.database).page({ limit: 50 });

  it('stores a change with its version, its audit line and the tag’s new version', async () => {
    const before = await versions();
    expect(await edits.store([change()], ada)).toEqual({ outcome: 'stored' });
    expect(await edits.find('faq', 'one')).toMatchObject({
      revision: 1,
      live: { question: 'Why? “Él” 🚌' },
      hidden: false,
      updatedBy: 'Ada',
    });
    expect((await edits.versions('faq', 'one')).map((one) => [one.revision, one.change])).toEqual([
      [1, 'publish'],
    ]);
    expect((await audit()).map((line) => [line.action, line.subjectId])).toEqual([
      ['content.publish', 'one'],
    ]);
    const after = await versions();
    expect([after.content - before.content, after.settings - before.settings]).toEqual([1, 0]);
    await edits.store([change({ kind: 'settings', slug: 'site' })], ada);
    expect((await versions()).settings - before.settings).toBe(1);
  });

  it('stores several changes together or none of them', async () => {
    await edits.store([change({ slug: 'two' })], ada);
    const before = await versions();
    const outcome = await edits.store([change(), change({ slug: 'two' })], ada);
    expect(outcome).toMatchObject({ outcome: 'conflict', current: { slug: 'two', revision: 1 } });
    expect(await edits.find('faq', 'one')).toBeNull();
    expect([await versions(), (await audit()).length]).toEqual([before, 1]);
  });

  it('lets one of many editors win, whoever comes at the same moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        edits.store([change({ live: { question: `Editor ${at}` } })], ada),
      ),
    );
    expect(all.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(await edits.versions('faq', 'one')).toHaveLength(1);
  });

  it('publishes what is due, once, on however many nodes', async () => {
    const publishAt = '2026-11-01T12:00:00.000Z';
    const waits = change({
      change: 'schedule',
      live: null,
      draft: { question: 'Soon' },
      publishAt,
    });
    await edits.store([waits], ada);
    expect(await edits.publishDue(new Date('2026-11-01T11:59:59.999Z'))).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => edits.publishDue(new Date(publishAt))));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await edits.find('faq', 'one')).toMatchObject({
      live: { question: 'Soon' },
      draft: null,
      publishAt: null,
      updatedBy: 'Schedule',
    });
  });

  it('reaches another node with its next look', async () => {
    const other = await openDatabase(fresh.config);
    const told: string[] = [];
    try {
      const node = await createContentEditing({
        database: other,
        builtInSettings: siteSettings,
        now: () => new Date(),
        onChange: (tag) => told.push(tag),
      });
      const library = node.edited(await createSiteContent(node.settings), true);
      const known = await library.faqs();
      await node.refresh();
      expect(told).toEqual([]);
      const live = { question: 'New?', category: 'buying', answer: 'Yes.' };
      await edits.store([change({ live })], ada);
      await edits.store(
        [change({ kind: 'settings', slug: 'site', live: { phone: '(212) 555-0100' } })],
        ada,
      );
      await node.refresh();
      expect(told).toEqual(['settings', 'content']);
      expect(await library.faqs()).toEqual([
        ...known,
        { id: 'one', category: 'buying', question: 'New?', answer: ['Yes.'] },
      ]);
      expect(node.settings.phone).toEqual({ display: '(212) 555-0100', href: 'tel:+12125550100' });
      expect({ ...node.settings }.name).toBe(siteSettings.name);
    } finally {
      await other.close();
    }
  });

  describe('the tables', () => {
    it('refuse a time to publish without a draft', async () => {
      const wrong = change({ publishAt: '2026-11-01T12:00:00.000Z' });
      await expect(edits.store([wrong], ada)).rejects.toThrow();
      expect(await edits.all()).toEqual([]);
    });
  });
});
