import type { Context } from 'hono';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { SiteEnv } from '#site/site-services.ts';
import type { BusConditionModel } from './bus-condition.tsx';

/** What the page of a bus tells of its condition; null where no report was published. */
export async function conditionOf(
  c: Context<SiteEnv>,
  bus: BusDetail,
): Promise<BusConditionModel | null> {
  const { inspections, now } = c.get('services');
  const report = await inspections.currentReport(bus.id);
  if (!report) return null;
  // What a listing says of a lot is said of no unit.
  const mileageMiles = isKnown(bus.mileageMiles) && !report.bus.unit ? bus.mileageMiles : null;
  return { report, all: await inspections.reportsOf(bus.id), now: now(), mileageMiles };
}
