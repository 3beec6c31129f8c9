import { preferredLanguage } from '../preferred-language.ts';
import { whenIdle, whenNear } from '../when-due.ts';

/** Prepares one element; called once for each. */
type Behaviour = (element: HTMLElement) => void;

interface PageBehaviour {
  /** Elements that want it. */
  selector: string;
  /** For what a visitor may press at once, what can wait, and what lies further down the page. */
  when: 'now' | 'idle' | 'near';
  load: () => Promise<Behaviour>;
  /** False: nothing is fetched. */
  wanted?(element: HTMLElement): boolean;
}

/** Small scripts of single components, each a chunk of its own that only its pages fetch. */
const behaviours: readonly PageBehaviour[] = [
  {
    selector: '[data-footer-form]',
    when: 'near',
    load: async () => (await import('./footer-form.ts')).startFooterForm,
  },
  {
    selector: '[data-carousel]',
    when: 'near',
    load: async () => (await import('./carousel.ts')).startCarousel,
  },
  { selector: '[data-faq]', when: 'near', load: async () => (await import('./faq.ts')).startFaq },
  {
    selector: '[data-testimonials]',
    when: 'near',
    load: async () => (await import('./testimonials.ts')).showTestimonials,
  },
  {
    selector: 'form[data-lead-form]',
    when: 'idle',
    load: async () => (await import('../contact/start-lead-form.ts')).startLeadForm,
  },
  {
    selector: '.marketing-form',
    when: 'now',
    load: async () => (await import('../contact/start-marketing-form.ts')).startMarketingForm,
  },
  {
    selector: '[data-contact-jump]',
    when: 'idle',
    load: async () => (await import('../contact/contact-jump.ts')).startContactJump,
  },
  {
    selector: '[data-page-actions]',
    when: 'idle',
    load: async () => (await import('./page-actions.ts')).startPageActions,
  },
  {
    selector: '[data-prefetch-articles]',
    when: 'idle',
    load: async () => (await import('./prefetch-articles.ts')).prefetchArticles,
  },
  {
    selector: '[data-video]',
    when: 'near',
    load: async () => (await import('./video-player.ts')).startVideoPlayer,
  },
  {
    selector: '[data-units]',
    when: 'idle',
    load: async () => (await import('./units-switch.ts')).startUnitsSwitch,
  },
  {
    selector: '[data-language-offer]',
    when: 'idle',
    wanted: ({ dataset }) => {
      const preferred = preferredLanguage(dataset.languageOffer);
      return preferred !== null && preferred !== document.documentElement.dataset.language;
    },
    load: async () => (await import('./language-offer.ts')).offerLanguage,
  },
  {
    selector: '.checklist [data-print]',
    when: 'now',
    load: async () => (await import('./print-button.ts')).startPrintButton,
  },
];

/**
 * Starts what the page holds and marks it with `data-awake`, which tests wait for. A script
 * that cannot be fetched leaves the server's HTML as it is.
 */
export function startPageBehaviours(root: Document): void {
  for (const { selector, when, load, wanted } of behaviours) {
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
