import type { Context } from 'hono';
import { formatNumber } from '#domain/inventory/display-values.ts';
import {
  bulkLabel,
  readBulkChange,
  type BulkChange,
  type BulkMistake,
  type BulkPlan,
} from '#domain/staff/inventory/bulk-change.ts';
import type { BulkScope } from '#domain/staff/inventory/inventory-service.ts';
import type { ChangeSet } from '#domain/staff/inventory/staff-inventory-repository.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { auditSubjectKey, type AuditEntry } from '#domain/staff/audit-log.ts';
import { redirectWith } from '#staff/flash.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { orNotFound } from '#staff/or-not-found.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { readId } from '#staff/forms/read-id.ts';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import {
  BulkPreviewPage,
  ChangeSetPage,
  ChangeSetsPage,
  mostShown,
  type BulkPreviewPageProps,
} from './bulk-pages.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { readInventoryForm, type InventoryForm } from './read-inventory-form.ts';
import { showInventory } from './show-inventory.tsx';

const mostListed = 50;
const mostLookedAt = 500;
const mostTold = 5;
/** So long the same change once more may be a review that somebody came back to, not a second wish. */
const backWithinMs = 3_600_000;

/** Many listings at once: review, do, undo. */
export const bulkRoutes = [
  // By its address, so that Back leads to it from the change and from a bus of it.
  route('GET', inventoryUrls.bulkPreview, 'inventory.bulk', (c) => {
    const { searchParams } = new URL(c.req.url);
    return showPreview(c, {
      get: (name) => searchParams.get(name) ?? '',
      all: (name) => searchParams.getAll(name),
    });
  }),
  // Tables that were opened before it had one send their form.
  route('POST', inventoryUrls.bulkPreview, 'inventory.bulk', async (c) =>
    showPreview(c, await readInventoryForm(c.req.raw)),
  ),
  route('POST', inventoryUrls.bulk, 'inventory.bulk', async (c) => {
    const form = await readInventoryForm(c.req.raw);
    const asked = readAsked(form);
    if ('error' in asked) return askBetter(c, form, asked);
    const { scope, change } = asked;
    const fingerprint = form.get('fingerprint');
    const { inventory } = c.get('staff');
    const done = await inventory.applyBulk(c.get('member'), scope, change, fingerprint);
    if (done.outcome === 'moved') {
      const entries = await entriesSince(c, done.plan, form.get('drawn'));
      return renderPreview(c, form, asked, done.plan, { entries });
    }
    if (done.outcome !== 'changed') return askBetter(c, form, outOfScope(scope, done));
    if (done.changeSetId === null) return redirectWith(c, asked.back, 'Nothing had to change.');
    const words = `${formatNumber(done.changed)} ${done.changed === 1 ? 'listing' : 'listings'} changed.`;
    const left =
      done.left === 0
        ? ''
        : ` ${formatNumber(done.left)} ${done.left === 1 ? 'was' : 'were'} changed by somebody else at the same moment and left so.`;
    const kept = done.kept === null ? '' : ` ${done.kept}`;
    return redirectWith(c, inventoryUrls.change(done.changeSetId), words + left + kept);
  }),
  route('GET', inventoryUrls.changes, 'inventory.bulk', async (c) => {
    const sets = await c.get('staff').inventory.changeSets(mostListed);
    return renderStaffPage(c, {
      title: 'Bulk changes',
      children: <ChangeSetsPage sets={sets} />,
    });
  }),
  route('GET', inventoryUrls.change, 'inventory.bulk', (c) => renderSet(c, null, [])),
  route('POST', inventoryUrls.undo, 'inventory.bulk', async (c) => {
    const id = orNotFound(readId(c.req.param('set')));
    const undone = await c.get('staff').inventory.undo(c.get('member'), id);
    if (undone.outcome === 'missing') return notFoundPage(c);
    if (undone.outcome === 'already')
      return redirectWith(c, inventoryUrls.change(id), 'It was undone before.', 'problem');
    if (undone.refused.length === 0)
      return redirectWith(
        c,
        inventoryUrls.change(id),
        `Undone: ${formatNumber(undone.restored)} ${undone.restored === 1 ? 'listing is' : 'listings are'} as before.`,
      );
    return renderSet(c, undone.restored, undone.refused);
  }),
];

async function showPreview(c: Context<StaffEnv>, form: BulkForm) {
  const asked = readAsked(form);
  if ('error' in asked) return askBetter(c, form, asked);
  const { inventory } = c.get('staff');
  const found = await inventory.previewBulk(asked.scope, asked.change);
  if (found.outcome === 'planned') {
    const before = await doneBefore(c, asked.change, found.plan);
    return renderPreview(c, form, asked, found.plan, { before });
  }
  return askBetter(c, form, outOfScope(asked.scope, found));
}

type BulkForm = Pick<InventoryForm, 'get' | 'all'>;

interface Asked {
  change: BulkChange;
  scope: BulkScope;
  back: string;
}

const readQuery = (form: BulkForm) => readTableQuery(new URLSearchParams(form.get('params')));
const readIds = (form: BulkForm) => form.all('id').flatMap((text) => readId(text) ?? []);
const asksForAll = (form: BulkForm) => form.get('scope') === 'all';

function readAsked(form: BulkForm): Asked | BulkMistake {
  const query = readQuery(form);
  const reading = readBulkChange(form.get);
  if ('error' in reading) return reading;
  const ids = readIds(form);
  const whole = asksForAll(form);
  if (!whole && ids.length === 0)
    return { field: 'scope', error: 'Select listings first, or choose all that match' };
  return {
    change: reading.change,
    scope: whole ? { query } : { ids },
    back: inventoryUrls.list(query),
  };
}

function outOfScope(
  scope: BulkScope,
  found: { outcome: 'too-many'; most: number } | { outcome: 'nothing' },
): BulkMistake {
  const error =
    found.outcome === 'too-many'
      ? `More than ${formatNumber(found.most)} listings match. Narrow the filters and do it in parts`
      : 'query' in scope
        ? 'No listing matches the filters any more'
        : 'None of these listings is there any more';
  return { field: 'scope', error };
}

/** The table again, as it was sent: ticking two hundred rows anew is no price for a slip of the hand. */
function askBetter(c: Context<StaffEnv>, form: BulkForm, mistake: BulkMistake) {
  const draft = {
    ...mistake,
    act: form.get('do'),
    by: form.get('by'),
    showPrevious: form.get('show-previous') === 'yes',
    isWhole: asksForAll(form),
  };
  return showInventory(c, readQuery(form), { draft, ids: new Set(readIds(form)) });
}

function renderPreview(
  c: Context<StaffEnv>,
  form: BulkForm,
  { change, back }: Asked,
  plan: BulkPlan,
  { entries = null, before = null }: Partial<Pick<BulkPreviewPageProps, 'entries' | 'before'>>,
): Response {
  const fields = ['do', 'by', 'show-previous', 'scope', 'params', 'id'].flatMap((name) =>
    form.all(name).map((value) => ({ name, value })),
  );
  return renderStaffPage(c, {
    title: 'Review the change',
    status: entries ? 409 : 200,
    children: (
      <BulkPreviewPage
        change={change}
        plan={plan}
        fields={[...fields, { name: 'drawn', value: new Date().toISOString() }]}
        back={back}
        entries={entries}
        before={before}
      />
    ),
  });
}

/** What members did to listings of the plan since a preview of it was drawn, newest first. */
async function entriesSince(
  c: Context<StaffEnv>,
  { changes, skipped }: BulkPlan,
  drawn: string,
): Promise<AuditEntry[]> {
  const at = new Date(drawn);
  if (Number.isNaN(at.getTime())) return [];
  const entries = await c.get('staff').audit.page({
    subjectKind: 'listing',
    since: at.toISOString(),
    limit: mostLookedAt,
  });
  const ids = new Set([...changes, ...skipped].map(({ id }) => String(id)));
  return entries.filter(({ subjectId }) => ids.has(subjectId)).slice(0, mostTold);
}

/** The same change, done to some of these listings a moment ago and not undone. */
async function doneBefore(
  c: Context<StaffEnv>,
  change: BulkChange,
  plan: BulkPlan,
): Promise<ChangeSet | null> {
  const latest = await c.get('staff').inventory.changeSets(mostTold);
  const from = Date.now() - backWithinMs;
  const set = latest.find(
    ({ label, at, undoneAt }) =>
      label === bulkLabel(change) && undoneAt === null && Date.parse(at) > from,
  );
  return set && (await entriesSince(c, plan, set.at)).length > 0 ? set : null;
}

async function renderSet(
  c: Context<StaffEnv>,
  restored: number | null,
  refused: readonly { id: number; title: string }[],
): Promise<Response> {
  const id = readId(c.req.param('set'));
  const { inventory, audit } = c.get('staff');
  const set = orNotFound(id === null ? null : await inventory.changeSet(id));
  // One transaction has one instant, so the audit log tells its rows by it.
  const until = new Date(Date.parse(set.at) + 1).toISOString();
  const asked = { subjectKind: 'listing', since: set.at, until, limit: mostShown };
  const entries = await audit.page(asked);
  const names = await audit.names(entries);
  return renderStaffPage(c, {
    title: set.label,
    children: (
      <ChangeSetPage
        set={set}
        entries={entries}
        nameOf={(entry) => names.get(auditSubjectKey(entry))}
        refused={refused}
        restored={restored}
      />
    ),
  });
}
