const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;
const form = /^[\w-]{11}$/;
/** What no word ("inspections", "walk-around") and no telephone number looks like. */
const bareForm = /^(?=.*[A-Za-z])(?=.*[\d_]|.*[a-z].*[A-Z])/;

/** The eleven characters of a film, from themselves or from an address of YouTube's; null for others. */
export function youtubeId(text: string): string | null {
  const bare = text.trim();
  if (form.test(bare) && bareForm.test(bare)) return bare;
  const address = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password || url.port || !hosts.test(url.hostname)) return null;
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const id =
    url.hostname === 'youtu.be'
      ? first
      : first === 'watch'
        ? (url.searchParams.get('v') ?? '')
        : ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : '';
  return form.test(id) ? id : null;
}
