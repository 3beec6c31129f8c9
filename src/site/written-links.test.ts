import { expect, it } from 'vitest';
import { inLanguage } from '#messages/in-language.ts';
import { withWrittenLinks } from './written-links.ts';

const written =
  '<p><a href="/buses?seats=15&amp;sort=newest#top">a</a> <a href="/">b</a> ' +
  '<a href="/media/x.webp">c</a> <a href="https://www.ecfr.gov/buses">d</a> <a href="#e">e</a> ' +
  '<img src="/buses"> <a href="/es/buses">f</a></p>';

it('leads from a text to the pages of its reader', () => {
  expect(withWrittenLinks(written)).toBe(written);
  expect(inLanguage('fr', () => withWrittenLinks(written))).toBe(
    written.replace('"/buses?', '"/fr/buses?').replace('href="/"', 'href="/fr"'),
  );
});
