const hosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]);

/** The video's id in an address of YouTube, eleven characters; null for every other address. */
export function embeddedYoutubeId(address: string): string | null {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const id =
    url.hostname === 'youtu.be'
      ? url.pathname.slice(1)
      : !hosts.has(url.hostname)
        ? null
        : (/^\/embed\/([^/]+)$/.exec(url.pathname)?.[1] ?? url.searchParams.get('v'));
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
