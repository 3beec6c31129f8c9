import { Hono } from 'hono';
import { parseSmartQuery, smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { toQueryVocabulary } from '#domain/search/smart-search/query-vocabulary.ts';
import type { SiteEnv } from '#site/site-services.ts';

/**
 * `GET /api/smart-search?q=&language=`: what the smart search reads in a text, as JSON; `language` is
 * one of the interface's, English without it. A year is the year spoken; the window of two years either
 * side is the caller's to add.
 */
export const smartSearchRoutes = new Hono<SiteEnv>().get('/smart-search', (c) => {
  const { now, readWords = (text: string) => text } = c.get('services');
  const parse = parseSmartQuery(readWords(c.req.query('q') ?? ''), {
    now: now(),
    language: smartLanguage(c.req.query('language')),
  });
  return c.json(toQueryVocabulary(parse), 200, { 'cache-control': 'public, max-age=300' });
});
