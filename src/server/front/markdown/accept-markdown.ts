import { parseAccept } from 'hono/utils/accept';

const markdown = 'text/markdown';
const html = /^(text\/html|application\/xhtml\+xml|text\/\*|\*\/\*)$/;

/** What an `Accept` says of Markdown beside HTML: rather that, only that, or nothing of it. */
export function markdownWish(accept: string | undefined): 'rather' | 'only' | null {
  if (!accept?.includes(markdown)) return null;
  const wanted = parseAccept(accept).filter(({ q }) => q > 0);
  const first = wanted
    .toSorted((one, other) => other.q - one.q)
    .find(({ type }) => type === markdown || html.test(type));
  if (first?.type !== markdown) return null;
  return wanted.some(({ type }) => html.test(type)) ? 'rather' : 'only';
}
