import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '#adapters/content-markdown/article-sources.ts';
import { createWordpressBed, type WordpressBed } from '#test/factories/wordpress-content.ts';
import { aPost } from '#test/factories/wordpress-post.ts';
import { startWordpressServer, type WordpressServer } from '#test/setup/wpgraphql-server.ts';

const entry = join(import.meta.dirname, '../fixtures/texts/slow-text-process.ts');
const endless = '<p>A text without end</p>';

describe('foreign texts are read in a process of their own', () => {
  let server: WordpressServer;
  let bed: WordpressBed;
  beforeEach(async () => {
    server = await startWordpressServer([aPost({ slug: 'first' }), aPost({ slug: 'second' })]);
    bed = await createWordpressBed(server, { textLimits: { entry, timeoutMs: 3_000 } });
    await bed.content.refreshDue();
  });
  afterEach(async () => {
    await bed.remove();
    await server.close();
  });
  const change = (slug: string, content: string) => {
    server.posts = server.posts.map((post) =>
      post.slug === slug ? { ...post, content, modifiedGmt: '2026-10-05T09:00:00' } : post,
    );
  };
  const slugs = async (content = bed.content) =>
    (await content.articles()).map(({ slug }) => slug).toSorted();

  it('one over its budget keeps its old words, is told, and holds up no other', async () => {
    change('first', endless);
    change('second', '<p>New words.</p>');
    await bed.after(7_200);
    expect((await bed.content.article('first'))?.body.html).toContain('All of first.');
    expect((await bed.content.article('second'))?.body.html).toBe('<p>New words.</p>');
    expect(bed.faults.filter((fault) => fault.includes('too long'))).toEqual([
      'post:first: the text takes too long to read and is not shown',
    ]);
    // As it was meant, it comes like any other.
    change('first', '<p>Mended.</p>');
    await bed.after(7_200);
    expect((await bed.content.article('first'))?.body.html).toBe('<p>Mended.</p>');
  });

  it('a kept copy over its budget leaves the lists, and is asked for again', async () => {
    change('first', `${endless} before`);
    const generous = await bed.another({ textLimits: {} });
    await bed.after(0);
    bed.advance(7_200);
    await generous.refreshDue();
    const restarted = await bed.another();
    expect(await slugs(restarted)).toEqual(['first', 'second']);
    expect(await restarted.article('first')).toBeNull();
    expect(await slugs(restarted)).toEqual(['second']);
    change('first', '<p>Mended.</p>');
    bed.advance(7_200);
    await restarted.refreshDue();
    expect(await slugs(restarted)).toEqual(['first', 'second']);
  });

  it('the loop turns while a text is read', async () => {
    change('first', endless);
    let turns = 0;
    const turning = setInterval(() => turns++, 20);
    await bed.after(7_200);
    clearInterval(turning);
    // Three seconds of the other process are 150 turns here.
    expect(turns).toBeGreaterThan(20);
  });
});

describe('typed texts are rendered in a process of their own', () => {
  it('a tangle of stars ends with its process, and the next text is rendered', async () => {
    const render = renderWith(() => ({ name: 'Omnibus' }), { timeoutMs: 4_000 });
    expect(await render('_*a'.repeat(20_000))).toBeNull();
    expect(await render('## {name}')).toEqual({
      html: '<h2 id="s-omnibus">Omnibus</h2>',
      headings: [{ id: 's-omnibus', text: 'Omnibus' }],
    });
  });

  it('what is nested without end is no text', async () => {
    const render = renderWith(() => ({}));
    expect(await render('> '.repeat(20_000))).toBeNull();
  });

  it('a footnote in a link is no link in a link', async () => {
    const render = renderWith(() => ({}));
    const body = await render('[words[^1]](https://a.example)\n\n[^1]: note\n');
    expect(body?.html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /s);
  });
});
