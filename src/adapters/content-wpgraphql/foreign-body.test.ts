import { describe, expect, it } from 'vitest';
import { foreignBody, pictureAddresses } from './foreign-body.ts';

const bodyOf = (html: string) => foreignBody(html, { pictures: new Map(), videoPlayers: true });
const link = 'href="https://a.example" class="text-link" rel="nofollow noopener"';

describe('headings', () => {
  it('have ids of their own, whatever they repeat', () => {
    const { html, headings } = bodyOf('<h2>A</h2><h2>A 2</h2><h2>A</h2><h2>A</h2><h2>config</h2>');
    expect(headings.map(({ id }) => id)).toEqual(['s-a', 's-a-2', 's-a-3', 's-a-4', 's-config']);
    expect(html).toContain('<h2 id="s-a-3">A</h2>');
  });

  it('without words are left out', () => {
    expect(bodyOf('<h2> <b>\u200e</b></h2>x')).toEqual({ html: 'x', headings: [] });
  });
});

describe('what stands where no parser would leave it', () => {
  it.each([
    ['a block in a paragraph', '<p>a<ul><li>b</ul>c</p>', '<p>a</p><ul><li>b</li></ul>c<p></p>'],
    [
      'a link in a link',
      '<a href="https://a.example">a<a href="https://a.example">b</a>c</a>d',
      `<a ${link}>a</a><a ${link}>b</a>cd`,
    ],
    ['a link to nowhere', '<a name="top">a<p>b</p></a>', 'a<p>b</p>'],
    ['an item in an item', '<ul><li>a<b>b<li>c</ul>', '<ul><li>a<b>b</b></li><li>c</li></ul>'],
    ['a heading in a heading', '<h3>a<b>b<h4>c', '<h3>a<b>b</b></h3><h4>c</h4>'],
    [
      'a term in a definition',
      '<dl><dt>a<dd>b<dt>c</dl>',
      '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>',
    ],
    ['a cell without a table', '<td>a</td><tr>b', 'ab'],
    ['a break that begins a text', '<pre>\n\n a\n</pre>', '<pre> a\n</pre>'],
    ['line breaks of other systems', 'a\r\nb\rc\0', 'a\nb\nc'],
  ])('%s', (_, given, clean) => {
    expect(bodyOf(given).html).toBe(clean);
    expect(bodyOf(clean).html).toBe(clean);
  });

  it('words between cells get a cell, rows a body, a table in a cell stays there', () => {
    const frame = '<div class="table-frame" tabindex="0" role="group" aria-label="Table">';
    expect(bodyOf('<table>a<tr>b<td>c<table><td>d</table>e</table>f').html).toBe(
      `${frame}<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c${frame}<table><tbody><tr><td>d</td></tr></tbody></table></div>e</td></tr></tbody></table></div>f`,
    );
  });
});

it('reads the first twenty thousand tags of a text, and nothing after them', () => {
  const most = '<b>x</b>'.repeat(9_999);
  const picture = '<img src="https://a.example/a.jpg">';
  expect(pictureAddresses(`${most}<b></b>${picture}`)).toEqual([]);
  expect(pictureAddresses(`${most}<b>${picture}`)).toHaveLength(1);
  expect(bodyOf(`${most}<b>a</b>b<i>c`).html).toMatch(/<b>a<\/b>b$/);
});
