import { preferredLanguage } from '../preferred-language.ts';
import { whenIdle, whenNear } from '../when-due.ts';

/** Prepares one element; called once for each. */
type Behaviour = (element: HTMLElement) => void;

/** For what a visitor may press at once, what can wait, and what lies further down the page. */
type When = 'now' | 'idle' | 'near';
type Load = () => Promise<Behaviour>;
/** False: nothing is fetched. */
type Wanted = (element: HTMLElement) => boolean;

/**
 * Small scripts of single components, each a chunk of its own that only its pages fetch: the elements
 * that want it, when, and how it is loaded.
 */
const behaviours: readonly (readonly [selector: string, When, Load, Wanted?])[] = [
  ['[data-footer-form]', 'near', async () => (await import('./footer-form.ts')).startFooterForm],
  ['[data-carousel]', 'near', async () => (await import('./carousel.ts')).startCarousel],
  ['[data-faq]', 'near', async () => (await import('./faq.ts')).startFaq],
  ['[data-testimonials]', 'near', async () => (await import('./testimonials.ts')).showTestimonials],
  [
    'form[data-lead-form]',
    'idle',
    async () => (await import('../contact/start-lead-form.ts')).startLeadForm,
  ],
  [
    '.marketing-form',
    'now',
    async () => (await import('../contact/start-marketing-form.ts')).startMarketingForm,
  ],
  [
    '[data-contact-jump]',
    'idle',
    async () => (await import('../contact/contact-jump.ts')).startContactJump,
  ],
  ['[data-page-actions]', 'idle', async () => (await import('./page-actions.ts')).startPageActions],
  [
    '[data-prefetch-articles]',
    'idle',
    async () => (await import('./prefetch-articles.ts')).prefetchArticles,
  ],
  ['[data-video]', 'near', async () => (await import('./video-player.ts')).startVideoPlayer],
  ['[data-units]', 'idle', async () => (await import('./units-switch.ts')).startUnitsSwitch],
  [
    '[data-language-offer]',
    'idle',
    async () => (await import('./language-offer.ts')).offerLanguage,
    isOffered,
  ],
  [
    '.checklist [data-print]',
    'now',
    async () => (await import('./print-button.ts')).startPrintButton,
  ],
];

/** Whether the browser asks for a language that the page is there in, and this is not it. */
function isOffered({ dataset }: HTMLElement): boolean {
  const preferred = preferredLanguage(dataset.languageOffer);
  return preferred !== null && preferred !== document.documentElement.dataset.language;
}

/**
 * Starts what the page holds and marks it with `data-awake`, which tests wait for. A script
 * that cannot be fetched leaves the server's HTML as it is.
 */
export function startPageBehaviours(root: Document): void {
  for (const [selector, when, load, wanted] of behaviours) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (wanted?.(element) === false) continue;
      const start = () =>
        void load().then(
          (behaviour) => {
            behaviour(element);
            element.dataset.awake = '';
          },
          () => {},
        );
      if (when === 'near') whenNear(element, start, 300);
      else if (when === 'idle') whenIdle(start);
      else start();
    }
  }
}
