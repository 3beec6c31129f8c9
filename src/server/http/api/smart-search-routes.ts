import { Hono } from 'hono';
import { parseListQuery } from '#domain/search/list-query.ts';
import { requestFor } from '#domain/search/query-parts.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { toQueryVocabulary } from '#domain/search/smart-search/query-vocabulary.ts';
import type { SiteEnv } from '#site/site-services.ts';

/**
 * `GET /api/smart-search?q=&language=`: what the smart search reads in a text, as JSON; `language` is
 * one of the interface's, English without it. A year is the year spoken; the window of two years either
 * side is the caller's to add.
 */
export const smartSearchRoutes = new Hono<SiteEnv>().get('/smart-search', (c) => {
  const query = { ...parseListQuery(new URLSearchParams()), text: c.req.query('q') ?? '' };
  const { smart } = c.get('services').readQuestion(query, smartLanguage(c.req.query('language')));
  return c.json(toQueryVocabulary(smart), 200, { 'cache-control': 'public, max-age=300' });
});

/**
 * `GET /api/hosted-question?search=…&category=…&seats=…&language=`: the parameters of a list's address as
 * one question for the hosted service, read as the list reads them, for suggestions that browsers ask
 * of the service itself. 404 where our own engine answers.
 */
export const hostedQuestionRoutes = new Hono<SiteEnv>().get('/hosted-question', (c) => {
  const { hostedQuestion, readQuestion } = c.get('services');
  if (!hostedQuestion) return c.notFound();
  const query = parseListQuery(new URL(c.req.url).searchParams);
  const { asked, near, order } = readQuestion(query, smartLanguage(c.req.query('language')), true);
  const question = hostedQuestion({ ...requestFor(asked, near?.point ?? null), sort: order });
  return c.json(question, 200, { 'cache-control': 'public, max-age=300' });
});
