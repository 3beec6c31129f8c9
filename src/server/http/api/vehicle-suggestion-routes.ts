import { Hono } from 'hono';
import { normalizeMake } from '#domain/inventory/vocabulary/normalize-make.ts';
import { suggestMakes, suggestModels } from '#domain/inventory/vocabulary/suggest.ts';
import type { SiteEnv } from '#site/site-services.ts';

const most = 60;

/**
 * `GET /api/vehicle-suggestions?field=make|body|model&q=&make=`: names from our vocabulary, best
 * first, as a JSON list. `GET /api/zip-places/{zip}`: city and state, or 404. Both answer from
 * memory and are the same for everybody.
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
  });
