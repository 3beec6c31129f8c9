import { expect, it } from 'vitest';
import { linksInLanguage } from './links-in-language.ts';

const written =
  '<p><a class="text-link" href="/buses?seats=15&amp;sort=newest#top">a</a> <a href="/">b</a> ' +
  '<a href="/media/x.webp">c</a> <a href="https://www.ecfr.gov/buses">d</a> <a href="#e">e</a> ' +
  '<img src="/buses"> <a title="x" href="/es/buses">f</a></p>';

it('leads from a text to the pages of its reader', () => {
  expect(linksInLanguage(written, 'fr')).toBe(
    written.replace('"/buses?', '"/fr/buses?').replace('href="/"', 'href="/fr"'),
  );
});
