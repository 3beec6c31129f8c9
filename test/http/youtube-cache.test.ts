import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { urls } from '#site/urls.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

const film: FeaturedVideo = {
  id: 'abcdefghijk',
  contentType: 'video',
  title: 'Walk around a <coach>',
  description: 'Doors, bays, tires.',
  href: 'https://www.youtube.com/watch?v=abcdefghijk',
  publishedOn: '2026-10-01T09:00:00Z',
  readMinutes: null,
  picture: { name: `content/${'a'.repeat(32)}.webp`, alt: '' },
};

let plain: TestSite;
let sites: TestSite[];
const siteWith = async (
  videos: { list: FeaturedVideo[]; players: boolean },
  key: string | null,
) => {
  const site = await createTestSite({
    parts: {
      videoCacheKey: key,
      site: {
        ...plain.parts.site,
        videos: { list: () => videos.list, players: videos.players },
      },
    },
  });
  sites.push(site);
  return site;
};
beforeAll(async () => {
  plain = await createTestSite();
  sites = [plain];
});
afterAll(async () => {
  for (const site of sites) await site.close();
});

const json = { 'content-type': 'application/json' };
const post = (site: TestSite, headers: Record<string, string>, body?: string) =>
  site.app.request('http://omnibus.example/api/youtubecache', { method: 'POST', headers, body });

describe('POST /api/youtubecache (spec §7)', () => {
  it('answers the featured list to who has the key', async () => {
    const site = await siteWith({ list: [film], players: true }, 'right-key-1');
    for (const body of [undefined, '', '{}', ' { } ']) {
      const answer = await post(site, { ...json, 'x-api-key': 'right-key-1' }, body);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual([
        {
          id: 'abcdefghijk',
          contentType: 'video',
          title: 'Walk around a <coach>',
          description: 'Doors, bays, tires.',
          url: 'https://www.youtube.com/watch?v=abcdefghijk',
          publishedAt: '2026-10-01T09:00:00Z',
          thumbnail: `https://omnibus.example/media/content/${'a'.repeat(32)}.webp`,
        },
      ]);
    }
  });

  it.each([
    [{ ...json }, undefined, 401],
    [{ ...json, 'x-api-key': '' }, undefined, 401],
    [{ ...json, 'x-api-key': 'wrong' }, undefined, 401],
    [{ ...json, 'x-api-key': 'right-key-1, right-key-1' }, undefined, 401],
    [{ 'content-type': 'text/plain', 'x-api-key': 'right-key-1' }, undefined, 415],
    [{ ...json, 'x-api-key': 'right-key-1' }, '{"a":1}', 400],
    [{ ...json, 'x-api-key': 'right-key-1' }, 'x'.repeat(5_000_000), 413],
  ])('refuses %j', async (headers, body, status) => {
    const site = await siteWith({ list: [film], players: true }, 'right-key-1');
    const answer = await post(site, headers, body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('right-key');
  });

  it('answers nobody while no key is configured, and other methods never', async () => {
    expect((await post(plain, { ...json, 'x-api-key': '' })).status).toBe(401);
    expect((await plain.get('/api/youtubecache')).status).toBe(404);
  });
});

describe('media and resources', () => {
  const page = async (site: TestSite) => {
    const answer = await site.get(urls.mediaResources());
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') };
  };

  it('with a video service: posters of ours, a player on a click only, VideoObject', async () => {
    const { html, policy } = await page(await siteWith({ list: [film], players: true }, null));
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
    expect(html).toContain('data-video="abcdefghijk"');
    expect(html).toContain('"@type":"VideoObject"');
    expect(html).toContain('Walk around a &lt;coach&gt;');
    // What the script copies is inert where it stands, and has no address.
    expect(html).not.toMatch(/<iframe[^>]*\ssrc/);
    const shown = html.replace(/<template[\s\S]*?<\/template>/g, '');
    expect(shown).not.toMatch(/<iframe|src="https?:|ytimg/);
  });

  it('with its list gone: the section leads to the channel (fault matrix E5)', async () => {
    const site = await siteWith({ list: [], players: true }, null);
    const href = 'https://www.youtube.com/@omnibus';
    site.parts.site.settings = {
      ...site.parts.site.settings,
      social: [{ network: 'YouTube', href }],
    };
    const { html } = await page(site);
    expect(html).toContain('Our videos cannot be shown right now.');
    expect(html).toContain(`href="${href}"`);
  });

  it('without one: topics of ours, and a policy that frames nothing', async () => {
    const topic: FeaturedVideo = {
      ...film,
      id: 'topic-x',
      contentType: 'article',
      href: '/x',
      readMinutes: 4,
    };
    const { html, policy } = await page(await siteWith({ list: [topic], players: false }, null));
    expect(policy).not.toContain('frame-src');
    expect(html).toContain('Step by step, in pictures');
    expect(html).toContain('4 min read');
    expect(html).not.toMatch(/data-video|VideoObject/);
    expect((await page(plain)).html).not.toContain('media-heading');
  });
});
