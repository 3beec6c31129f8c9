import type { PageAnalytics } from '#site/page-settings.ts';

/** Google's own list: https://developers.google.com/tag-platform/security/guides/csp */
const tagManager: Record<string, readonly string[]> = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Widens a content policy for the third parties that are switched on, and for nothing else. */
export function allowAnalytics(policy: string, page: PageAnalytics | null | undefined): string {
  if (!page) return policy;
  const added: Record<string, readonly string[]>[] = [];
  if (page.gtmId) added.push(tagManager);
  if (page.amplitude) {
    // The SDK's code is part of our own build, and it fetches no settings.
    const { serverUrl } = page.amplitude;
    if (!serverUrl.startsWith('/')) added.push({ 'connect-src': [new URL(serverUrl).origin] });
  }
  return policy
    .split('; ')
    .map((line) => {
      const name = line.split(' ')[0] ?? '';
      return [line, ...added.flatMap((sources) => sources[name] ?? [])].join(' ');
    })
    .join('; ');
}
