import { expect, it } from 'vitest';
import { inLanguage } from '#messages/in-language.ts';
import { withLinksInLanguage } from './prose-links.ts';

const written =
  '<p><a class="text-link" href="/buses?seats=15&amp;sort=newest#top">a</a> <a href="/">b</a> ' +
  '<a href="/media/x.webp">c</a> <a href="https://www.ecfr.gov/buses">d</a> <a href="#e">e</a> ' +
  '<img src="/buses"> <a title="x" href="/es/buses">f</a></p>';

it('leads from a text to the pages of its reader', () => {
  expect(withLinksInLanguage(written)).toBe(written);
  expect(inLanguage('fr', () => withLinksInLanguage(written))).toBe(
    written.replace('"/buses?', '"/fr/buses?').replace('href="/"', 'href="/fr"'),
  );
});
