import { Hono } from 'hono';
import { decodeVin } from '#domain/inventory/vin/decode-vin.ts';
import { readVin } from '#domain/inventory/vin/read-vin.ts';
import type { SiteEnv } from '#site/site-services.ts';

/** Longer texts are no VIN, however it was written. */
const longestVin = 40;

/**
 * `GET /api/vin/{vin}`: what the text is as a VIN (`reading`, see `read-vin.ts`), what it says about
 * the vehicle (`says`, null where vPIC does not know it), and where that is from. From memory, the
 * same for everybody; a text that is no VIN is an answer, not an error.
 */
export const vinRoutes = new Hono<SiteEnv>().get('/vin/:vin', (c) => {
  const text = c.req.param('vin');
  if (text.length > longestVin) return c.json({ message: 'Not found', status: 404 }, 404);
  const { selling, now } = c.get('services');
  const reading = readVin(text);
  const table = selling.vinTable();
  const isWhole = reading.is === 'vin' || reading.is === 'wrong';
  const says = isWhole ? decodeVin(table, reading.vin, now()) : null;
  const { source, date } = table;
  return c.json({ reading, says, source: `NHTSA vPIC by ${source}`, date }, 200, {
    'cache-control': 'public, max-age=86400',
  });
});
