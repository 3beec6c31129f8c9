import { languageOf } from '#messages/languages.ts';
import { preferredLanguage } from '../preferred-language.ts';
import { recall, remember } from '../remember.ts';

/** What the visitor chose to read; kept in this browser, never sent. */
const storageKey = 'language-choice';
const languageAt = (path: string): string => languageOf(path.split('/', 2)[1]) ?? 'en';

/** The language to offer; null: none. A language that was changed on our own pages is `chosen`. */
export function weighLanguages(visit: {
  own: string;
  there: string;
  choice: string | null | undefined;
  asked: readonly string[];
  cameFrom: string | null;
}): { offered: string | null; chosen: string | null } {
  const { own, there, choice, cameFrom } = visit;
  if (cameFrom !== null && languageAt(cameFrom) !== own) return { offered: null, chosen: own };
  // Where nothing is kept, nobody could say no for good.
  const wanted = choice === undefined ? null : (choice ?? preferredLanguage(there, visit.asked));
  const isOther = wanted !== null && wanted !== own && there.split(' ').includes(wanted);
  return { offered: isOther ? wanted : null, chosen: null };
}

/** Shows the offer that the server wrote into the template, and remembers what is answered. */
export default function offerLanguage(template: HTMLElement): void {
  const own = document.documentElement.dataset.language ?? 'en';
  const there = template.dataset.languageOffer ?? '';
  const { origin, pathname } = URL.parse(document.referrer) ?? {};
  const cameFrom = origin === location.origin ? (pathname ?? null) : null;
  const [asked, choice] = [navigator.languages, recall(storageKey)];
  const { offered, chosen } = weighLanguages({ own, there, choice, asked, cameFrom });
  if (chosen) remember(storageKey, chosen);
  const { content } = template as HTMLTemplateElement;
  const offer = content.querySelector(`[data-offered="${offered}"]`);
  if (!offer) return;
  offer.querySelector('a')!.addEventListener('click', () => remember(storageKey, offered));
  offer.querySelector('button')!.addEventListener('click', () => {
    remember(storageKey, own);
    offer.remove();
  });
  template.after(offer);
}
