import { Hono, type Context } from 'hono';
import { vinSource } from '#domain/inventory/vin/vin-table.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import { normalizeMake } from '#domain/inventory/vocabulary/normalize-make.ts';
import { suggestMakes, suggestModels } from '#domain/inventory/vocabulary/suggest.ts';
import { networkOf } from '#domain/leads/rate-limit.ts';
import { sellReaders } from '#domain/selling/read-sell-values.ts';
import { vinDoubts } from '#domain/selling/submission-doubts.ts';
import { vinFill } from '#domain/selling/fill-from-vin-answer.ts';
import { readPostedForm } from '#site/posted-form.ts';
import type { SiteEnv } from '#site/site-services.ts';

const most = 60;
/** Longer texts are no VIN, however it was written. */
const longestVin = 40;

/**
 * `GET /api/vehicle-suggestions?field=make|body|model&q=&make=`: names from our vocabulary, best
 * first, as a JSON list. `GET /api/zip-places/{zip}`: city and state, or 404. `GET /api/vin/{vin}`: what
 * the text is as a VIN (`reading`, see `read-vin.ts`), what it says about the vehicle (`says`, null
 * where vPIC does not know it), and where that is from. `POST /api/vin` answers the same about the field
 * `vin` of a form, so that the VIN of a bus that nobody is to know of stands in no address, and holds
 * it against `year`, `make` and `model` (`doubts`); `fill` is what an empty field may be filled with,
 * and a network that asks too often is told when to ask again (429). All answer from memory and are the
 * same for everybody.
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
    return c.json(vinAnswer(c, text).said, 200, { 'cache-control': 'public, max-age=86400' });
  })
  .post('/vin', async (c) => {
    const { selling, now } = c.get('services');
    const network = networkOf(c.get('clientAddress') ?? '');
    const waitSeconds = await selling.vinLimit.take(network, now().getTime());
    if (waitSeconds > 0) {
      const headers = { 'retry-after': String(waitSeconds), 'cache-control': 'no-store' };
      return c.json({ message: 'Too many requests', status: 429 }, 429, headers);
    }
    const { get } = await readPostedForm(c.req.raw, { mostBytes: 4_096 });
    const vin = get('vin').slice(0, longestVin);
    const yearRead = sellReaders.year(get('year'), now());
    const year = 'value' in yearRead ? yearRead.value : null;
    const beside = {
      vin: vin || null,
      year,
      make: get('make') || null,
      model: get('model') || null,
    };
    const { vinTable } = selling;
    const { said, answer } = vinAnswer(c, vin, year);
    const doubts = vinDoubts(beside, { now: now(), vinKnown: false, vinTable });
    const body = { ...said, fill: vinFill(answer), doubts };
    return c.json(body, 200, { 'cache-control': 'no-store' });
  });

function vinAnswer(c: Context<SiteEnv>, text: string, yearSaid: number | null = null) {
  const { selling, now } = c.get('services');
  const answer = lookUpVin(text, { table: selling.vinTable, now: now(), yearSaid });
  const table = selling.vinTable();
  const { reading, says } = answer;
  return { answer, said: { reading, says, source: vinSource(table), date: table.date } };
}
