import { Hono } from 'hono';
import { parseListQuery } from '#domain/search/list-query.ts';
import { requestFor } from '#domain/search/query-parts.ts';
import { parseSmartQuery, smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { toQueryVocabulary } from '#domain/search/smart-search/query-vocabulary.ts';
import { understandQuery } from '#domain/search/understand-query.ts';
import type { SiteEnv } from '#site/site-services.ts';

/**
 * `GET /api/smart-search?q=&language=`: what the smart search reads in a text, as JSON; `language` is
 * one of the interface's, English without it. A year is the year spoken; the window of two years either
 * side is the caller's to add.
 */
export const smartSearchRoutes = new Hono<SiteEnv>().get('/smart-search', (c) => {
  const { now, places = null, readWords = (text: string) => text } = c.get('services');
  const parse = parseSmartQuery(readWords(c.req.query('q') ?? ''), {
    now: now(),
    places,
    language: smartLanguage(c.req.query('language')),
  });
  return c.json(toQueryVocabulary(parse), 200, { 'cache-control': 'public, max-age=300' });
});

/**
 * `GET /api/hosted-question?search=…&category=…&seats=…&language=`: the parameters of a list's address as
 * one question for the hosted service, read as the list reads them, for suggestions that browsers ask
 * of the service itself. 404 where our own engine answers.
 */
export const hostedQuestionRoutes = new Hono<SiteEnv>().get('/hosted-question', (c) => {
  const { hostedQuestion, now, places, readWords = (text: string) => text } = c.get('services');
  if (!hostedQuestion) return c.notFound();
  const query = parseListQuery(new URL(c.req.url).searchParams);
  const { asked, near, order } = understandQuery(
    { ...query, text: readWords(query.text) },
    {
      now: now(),
      places: places ?? null,
      language: smartLanguage(c.req.query('language')),
      isTyping: true,
    },
  );
  const question = hostedQuestion({ ...requestFor(asked, near?.point ?? null), sort: order });
  return c.json(question, 200, { 'cache-control': 'public, max-age=300' });
});
