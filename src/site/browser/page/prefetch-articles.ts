import { hintAhead } from '../prefetch-pages.ts';

/** Spec §7: the first five articles of a list are fetched ahead after two seconds, not under Save-Data. */
export default function prefetchArticles(list: HTMLElement): void {
  const links = list.querySelectorAll<HTMLAnchorElement>('h2 a, h3 a');
  hintAhead(() => [...links].slice(0, 5).filter(({ origin }) => origin === location.origin), 2_000);
}
