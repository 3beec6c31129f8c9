import type { Context } from 'hono';
import { planUnits } from '#domain/staff/lots/plan-units.ts';
import { unitCsv, type UnitFileReading } from '#domain/staff/lots/unit-file.ts';
import { shownFileName } from '#domain/selling/sell-photos.ts';
import { BodyFault } from '#site/body-fault.ts';
import { readMultipart } from '#site/routes/sell/read-multipart.ts';
import { redirectWith } from '#staff/flash.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { orNotFound } from '#staff/or-not-found.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { openListing } from '../inventory/listing-routes.tsx';
import { readInventoryForm, readRevision } from '../inventory/read-inventory-form.ts';
import { csvFile, fileRoute } from '../../file-route.ts';
import { renderUnits } from './lot-routes.tsx';
import { readUnitRows } from './read-unit-rows.ts';
import { UnitPlanPage, type UnitPlanPageProps } from './unit-plan-page.tsx';

/** Five hundred rows, with all that a spreadsheet puts around them. */
const limits = { parts: 5, bytes: 2_000_000 };

/** The units of a lot as a file, and from one: looked at first, then all of it or nothing. */
export const lotFileRoutes = [
  // It is made to be changed and sent back, so it is of those who may.
  fileRoute(inventoryUrls.unitFile, 'inventory.price', async (c) => {
    const { listing } = await openListing(c);
    const units = await c.get('staff').inventory.lots.units(listing.id);
    return {
      ...csvFile(`units-of-listing-${listing.id}`, unitCsv(listing, units)),
      action: 'listing.export-units',
      subject: ['listing', listing.id],
    };
  }),
  route('POST', inventoryUrls.unitFile, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const { listing } = current;
    const { fileName, ...read } = await takeFile(c);
    if (read.outcome === 'refused')
      return renderUnits(c, current, {
        href: '#units-file',
        text: `${fileName} ${read.reason}`,
      });
    const units = await c.get('staff').inventory.lots.units(listing.id);
    const plan = planUnits({ listing, units }, read.rows, c.get('services').now().toISOString());
    return renderPlan(c, { listing, plan, ...read, isStale: false });
  }),
  route('POST', inventoryUrls.unitRows, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const form = await readInventoryForm(c.req.raw);
    const rows = orNotFound(readUnitRows(form.get('rows')));
    const { id } = current.listing;
    const revision = readRevision(form.get('revision'));
    const applied = await c.get('staff').inventory.lots.apply(c.get('member'), id, revision, rows);
    switch (applied.outcome) {
      case 'missing':
        return notFoundPage(c);
      case 'refused':
        return renderPlan(c, { ...applied, rows, ignored: [] });
      case 'applied':
        return redirectWith(
          c,
          inventoryUrls.units(id),
          `${applied.changed} ${applied.changed === 1 ? 'row' : 'rows'} of the file taken.`,
        );
    }
  }),
];

async function takeFile(c: Context<StaffEnv>): Promise<UnitFileReading & { fileName: string }> {
  const refused = (fileName: string, reason: string) => ({
    outcome: 'refused' as const,
    reason,
    fileName,
  });
  try {
    for await (const part of readMultipart(c.req.raw, limits)) {
      if (part.name !== 'file' || !part.fileName) continue;
      const fileName = shownFileName(part.fileName) ?? 'The file';
      return { ...(await c.get('staff').inventory.lots.read(part.stream)), fileName };
    }
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    return error.reason === 'too-large'
      ? refused('The file', 'is larger than 2 MB')
      : refused('The file', 'did not arrive whole. Send it again');
  }
  return refused('No file', 'was chosen');
}

function renderPlan(c: Context<StaffEnv>, page: UnitPlanPageProps): Response | Promise<Response> {
  return renderStaffPage(c, {
    title: 'Units from a file',
    status: page.isStale ? 409 : page.plan.problems > 0 ? 422 : 200,
    children: <UnitPlanPage {...page} />,
  });
}
