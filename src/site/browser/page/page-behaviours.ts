import { preferredLanguage } from '../preferred-language.ts';
import { whenIdle, whenNear } from '../when-due.ts';

/** Prepares one element; called once for each. */
type Behaviour = (element: HTMLElement) => void;

/** For what a visitor may press at once, what can wait, and what lies further down the page. */
type When = 'now' | 'idle' | 'near';
type Load = () => Promise<{ default: Behaviour }>;
/** False: nothing is fetched. */
type Wanted = (element: HTMLElement) => boolean;

/**
 * Small scripts of single components, each a chunk of its own that only its pages fetch: the elements
 * that want it, when, and how it is loaded.
 */
const behaviours: readonly (readonly [selector: string, When, Load, Wanted?])[] = [
  ['[data-footer-form]', 'near', () => import('./footer-form.ts')],
  ['[data-carousel]', 'near', () => import('./carousel.ts')],
  ['[data-faq]', 'near', () => import('./faq.ts')],
  ['[data-testimonials]', 'near', () => import('./testimonials.ts')],
  ['form[data-lead-form]', 'idle', () => import('../contact/start-lead-form.ts')],
  ['.marketing-form', 'now', () => import('../contact/start-marketing-form.ts')],
  ['[data-contact-jump]', 'idle', () => import('../contact/contact-jump.ts')],
  ['[data-page-actions]', 'now', () => import('./page-actions.ts')],
  ['[data-prefetch-articles]', 'idle', () => import('./prefetch-articles.ts')],
  ['[data-video]', 'near', () => import('./video-player.ts')],
  ['[data-units]', 'idle', () => import('./units-switch.ts')],
  ['[data-language-offer]', 'idle', () => import('./language-offer.ts'), isOffered],
];

/** Whether the browser asks for a language that the page is there in, and this is not it. */
function isOffered({ dataset }: HTMLElement): boolean {
  const preferred = preferredLanguage(dataset.languageOffer);
  return preferred !== null && preferred !== document.documentElement.dataset.language;
}

/**
 * Starts what the page holds and marks it with `data-awake`, which tests wait for. A script
 * that cannot be fetched leaves the server's HTML as it is; what needs it to show anything goes.
 */
export function startPageBehaviours(root: Document): void {
  for (const [selector, when, load, wanted] of behaviours) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (wanted?.(element) === false) continue;
      const start = () =>
        void load().then(
          (behaviour) => {
            behaviour.default(element);
            element.dataset.awake = '';
          },
          () => element.matches('.needs-script') && element.setAttribute('hidden', ''),
        );
      if (when === 'near') whenNear(element, start, 300);
      else if (when === 'idle') whenIdle(start);
      else start();
    }
  }
}
