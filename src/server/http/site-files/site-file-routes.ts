import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { projectRoot } from '#server/config/project-root.ts';
import { currentLanguage, languageOf, languages, pathIn } from '#messages/languages.ts';
import { inLanguage } from '#messages/in-language.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { saySetting } from '#site/words/trade-words.ts';

const folder = join(projectRoot, 'content/site-files');

const pictures: Readonly<Record<string, string>> = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'social-card.png': 'image/png',
};

/** RFC 9116: `Expires` must lie ahead, and by less than a year. */
const securityTextDays = 180;
const dayMs = 86_400_000;

/**
 * Files that browsers and scanners ask for at fixed addresses. With an IndexNow key, also the file that
 * proves it is ours.
 */
export function siteFileRoutes(indexNowKey: string | null) {
  const routes = new Hono<SiteEnv>();
  if (indexNowKey !== null) routes.get(`/${indexNowKey}.txt`, (c) => c.text(indexNowKey));
  for (const [name, contentType] of Object.entries(pictures)) {
    // A few dozen kilobytes in all; in memory after their first use.
    let loading: Promise<{ bytes: Uint8Array<ArrayBuffer>; etag: string }> | null = null;
    routes.get(`/${name}`, async (c) => {
      loading ??= load(name).catch((error: unknown) => {
        loading = null;
        throw error;
      });
      const { bytes, etag } = await loading;
      c.header('cache-control', 'public, max-age=86400');
      c.header('etag', etag);
      if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
      c.header('content-type', contentType);
      c.header('content-length', String(bytes.byteLength));
      return c.body(bytes);
    });
  }
  routes.get('/manifest.webmanifest', (c) => {
    const { settings } = c.get('services');
    c.header('cache-control', 'public, max-age=86400');
    const language = languageOf(c.req.query('language')) ?? 'en';
    const text = inLanguage(language, () => JSON.stringify(manifest(settings)));
    return c.body(text, 200, {
      'content-type': 'application/manifest+json',
    });
  });
  routes.get('/.well-known/security.txt', (c) => {
    const { settings, siteUrl, now } = c.get('services');
    const today = Math.floor(now().getTime() / dayMs) * dayMs;
    const lines = [
      `Contact: mailto:${settings.salesEmail}`,
      `Expires: ${new Date(today + securityTextDays * dayMs).toISOString()}`,
      'Preferred-Languages: en, es',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    c.header('cache-control', 'public, max-age=86400');
    return c.text(`${lines.join('\n')}\n`);
  });
  return routes;
}

async function load(name: string) {
  const bytes = new Uint8Array(await readFile(join(folder, name)));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

const manifest = (settings: { name: string; tagline: string }) => ({
  name: settings.name,
  short_name: settings.name,
  description: saySetting(settings.tagline),
  lang: languages[currentLanguage()].locale,
  // One app, whichever language it was installed from.
  id: '/',
  start_url: pathIn(currentLanguage(), '/'),
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#0f2233',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
});
