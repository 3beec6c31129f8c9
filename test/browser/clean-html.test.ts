import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foreignBody } from '#adapters/content-wpgraphql/foreign-body.ts';
import { renderMarkdown } from '#adapters/content-markdown/render-markdown.ts';
import { describeInChromium } from '#test/setup/browser.ts';

const tags =
  'p h1 h2 h3 h4 h5 strong b em i sub code abbr blockquote q pre ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td div span section svg math form select option button title template'.split(
    ' ',
  );
const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...tags).map((tag) => `<${tag}>`) },
  { weight: 4, arbitrary: fc.constantFrom(...tags, 'a').map((tag) => `</${tag}>`) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '<a href="https://a.example">',
      '<a href="/b" title="&quot;&lt;\u00a0">',
      '<a name="x">',
      '<br>',
      '<hr/>',
      '<img src="https://pictures.example/a" alt="a > b">',
      '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="x">',
      '<td colspan="2" rowspan>',
      '<ol start="3">',
      '<abbr title>',
      '<!-- -->',
      '<![CDATA[x]]>',
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\r\n',
      '\u00a0',
      '&',
      '&lt;',
      '&nbsp;',
      '<',
      '>',
      '"',
      '\0',
      '\ud800',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const typed = fc
  .array(
    fc.constantFrom(
      '[',
      ']',
      '(https://a.example)',
      '*',
      '_',
      '`',
      '\n\n',
      '\n',
      '- ',
      '> ',
      '# ',
      '|',
      '|-|-|\n',
      'a',
      ' ',
      '[^1]',
      '[^1]: b\n',
      '![',
      'www.a.example',
      '<b>',
      '~~',
      '    ',
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

const pictures = new Map([
  [
    'https://pictures.example/a',
    { name: 'content/a.webp', widthPx: 3, heightPx: 2, placeholder: null },
  ],
]);

/** Older browsers write `<` in an attribute as it is. */
const alike = (html: string) =>
  html.replace(/="[^"]*"/g, (value) => value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));

describeInChromium('clean HTML', ({ openPage }) => {
  /** What the browser makes of each text where an article stands, written out again. */
  async function readBack(texts: readonly string[]): Promise<string[]> {
    const page = await openPage();
    return page.evaluate(
      (given) =>
        given.map((text) => {
          const html = `<!doctype html><body><div>${text}</div><hr>`;
          const { body } = new DOMParser().parseFromString(html, 'text/html');
          const [box, line] = body.childNodes;
          const whole = body.childNodes.length === 2 && line?.nodeName === 'HR';
          return whole ? (box as HTMLElement).innerHTML : `torn apart: ${body.innerHTML}`;
        }),
      texts,
    );
  }

  it('of foreign articles parses to itself', async () => {
    const given = fc.sample(soup, 2_000);
    const clean = given.map((html) => foreignBody(html, { pictures, videoPlayers: true }).html);
    const read = await readBack(clean);
    for (const [index, html] of clean.entries())
      expect(alike(read[index]!), JSON.stringify(given[index])).toBe(alike(html));
    // What is compared has all of it.
    expect(clean.join('')).toMatch(/<table>[\s\S]*<a [\s\S]*<img /);
  });

  it('of typed texts holds no link in a link and is not torn apart', async () => {
    const given = fc.sample(typed, 1_000);
    const clean = await Promise.all(given.map(async (text) => (await renderMarkdown(text)).html));
    const read = await readBack(clean);
    for (const [index, html] of read.entries()) {
      expect(html, JSON.stringify(given[index])).not.toMatch(/^torn apart/);
      expect(html.match(/<a /g)?.length, JSON.stringify(given[index])).toBe(
        clean[index]!.match(/<a /g)?.length,
      );
    }
  });
});
