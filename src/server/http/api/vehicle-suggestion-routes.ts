import { Hono } from 'hono';
import { decodeVin } from '#domain/inventory/vin/decode-vin.ts';
import { readVinText } from '#domain/inventory/vin/read-vin.ts';
import { normalizeMake } from '#domain/inventory/vocabulary/normalize-make.ts';
import { suggestMakes, suggestModels } from '#domain/inventory/vocabulary/suggest.ts';
import type { SiteEnv } from '#site/site-services.ts';

const most = 60;
/** Longer texts are no VIN, however it was written. */
const longestVin = 40;

/**
 * `GET /api/vehicle-suggestions?field=make|body|model&q=&make=`: names from our vocabulary, best
 * first, as a JSON list. `GET /api/zip-places/{zip}`: city and state, or 404. `GET /api/vin/{vin}`: what
 * the text is as a VIN (`reading`, see `read-vin.ts`), what it says about the vehicle (`says`, null
 * where vPIC does not know it), and where that is from. All answer from memory and are the same for
 * everybody.
 */
export const vehicleSuggestionRoutes = new Hono<SiteEnv>()
  .get('/vehicle-suggestions', (c) => {
    const prefix = c.req.query('q') ?? '';
    const field = c.req.query('field');
    c.header('cache-control', 'public, max-age=86400');
    if (field === 'model') {
      const { make, matched } = normalizeMake(c.req.query('make') ?? '');
      const models = matched === 'none' ? [] : suggestModels(make, prefix, most);
      return c.json(models.map(({ name }) => name));
    }
    const makes = suggestMakes(prefix, field === 'body' ? 500 : most);
    const wanted = field === 'body' ? makes.filter(({ roles }) => roles.includes('body')) : makes;
    return c.json(wanted.slice(0, most).map(({ name }) => name));
  })
  .get('/zip-places/:zip', (c) => {
    const zip = c.req.param('zip');
    const place = /^\d{5}$/.test(zip) ? c.get('services').selling.zipPlaces.find(zip) : null;
    if (!place) return c.json({ message: 'Not found', status: 404 }, 404);
    return c.json({ city: place.city, state: place.state }, 200, {
      'cache-control': 'public, max-age=86400',
    });
  })
  .get('/vin/:vin', (c) => {
    const text = c.req.param('vin');
    if (text.length > longestVin) return c.json({ message: 'Not found', status: 404 }, 404);
    const { selling, now } = c.get('services');
    const reading = readVinText(text);
    const table = selling.vinTable();
    const isWhole = reading.is === 'vin' || reading.is === 'wrong';
    const says = isWhole ? decodeVin(table, reading.vin, now()) : null;
    const { source, date } = table;
    return c.json({ reading, says, source: `NHTSA vPIC by ${source}`, date }, 200, {
      'cache-control': 'public, max-age=86400',
    });
  });
