import { expect, it } from 'vitest';
import { popularSearches } from '#content/popular-searches.ts';
import { parseSmartQuery } from '#domain/search/smart-search/parse-smart-query.ts';
import { phrasesOf } from './languages.ts';
import { translateHtml } from './translate-html.ts';

const phrases = phrasesOf('es')!;
const siteUrl = 'https://omnibus.example';
const inSpanish = (html: string) =>
  translateHtml(html, { language: 'es', locale: 'es-US', phrases, siteUrl });

it('puts links and words into the language, and leaves names and what people typed', () => {
  expect(inSpanish('<p><a href="/contact">Contact us</a></p>')).toBe(
    '<p><a href="/es/contact">Contáctenos</a></p>',
  );
  expect(inSpanish('<span translate="no">Transit</span>')).toBe(
    '<span translate="no">Transit</span>',
  );
  expect(inSpanish('<textarea name="m">Contact us</textarea>')).toBe(
    '<textarea name="m">Contact us</textarea>',
  );
  expect(inSpanish(`<p>${siteUrl}/sell-your-bus</p>`)).toBe(`<p>${siteUrl}/es/sell-your-bus</p>`);
  expect(inSpanish('<a href="/buses?search=coach%20with%20restroom">Buses</a>')).toBe(
    '<a href="/es/buses?search=coach%20with%20restroom">Autobuses</a>',
  );
});

it.each(popularSearches)('offers a search in Spanish that finds the same: %s', (words) => {
  const link = `<a href="/buses?search=${encodeURIComponent(words)}" data-words="">${words}</a>`;
  const [, search = '', shown] =
    /search=([^"]*)" data-words="">([^<]*)/.exec(inSpanish(link)) ?? [];
  expect(decodeURIComponent(search)).toBe(shown);
  const now = new Date('2026-11-21T12:00:00Z');
  const { filters, text } = parseSmartQuery(words, { now });
  expect(parseSmartQuery(shown!, { now, language: 'es' })).toMatchObject({ filters, text });
});
