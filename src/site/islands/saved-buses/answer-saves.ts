import { readBusAttribute } from '#domain/analytics/bus-attribute.ts';
import { forgetBus, storeBus, onBusesChanged, readBuses, type StoredBus } from './stored-buses.ts';

/**
 * Answers every `SaveButton` of the page, also those of cards that a list brings later, and shows
 * the section of kept buses while there are any: visible, its island wakes. The bus whose own page
 * this is joins those looked at.
 */
export function answerSaves(page: Document): void {
  const show = () => {
    const saved = new Set(readBuses('saved').map(({ id }) => id));
    for (const button of page.querySelectorAll<HTMLElement>('.save-button, .card-save'))
      button.setAttribute('aria-pressed', String(saved.has(busOf(button).id)));
    const section = page.querySelector<HTMLElement>('[data-your-buses]');
    if (section) section.hidden = saved.size + readBuses('viewed').length === 0;
  };
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('.save-button, .card-save');
    if (!button) return;
    const bus = busOf(button);
    if (button.getAttribute('aria-pressed') === 'true') forgetBus('saved', bus.id);
    else storeBus('saved', bus);
  });
  page.addEventListener('list-answered', show);
  onBusesChanged(show);
  const looked = page.querySelector<HTMLElement>('.save-button');
  if (looked) storeBus('viewed', busOf(looked));
  else show();
}

function busOf(button: HTMLElement): StoredBus {
  const card = button.closest<HTMLElement>('.bus-card');
  if (card) return busOfCard(card, button);
  const { busId, busTitle = '', busHref = '', busPicture = '', busLine = '' } = button.dataset;
  return { id: Number(busId), title: busTitle, href: busHref, picture: busPicture, line: busLine };
}

/** What a card says, it need not say twice: two dozen of them must be light. */
function busOfCard(card: HTMLElement, { dataset }: HTMLElement): StoredBus {
  const link = card.querySelector<HTMLAnchorElement>('h3 a');
  return {
    id: Number(readBusAttribute(card.dataset.bus ?? '').busId),
    title: link?.textContent ?? '',
    href: link?.pathname ?? '',
    picture: card.querySelector('[data-picture]')?.getAttribute('src') ?? '',
    line: [dataset.busSeats, card.querySelector('[data-place]')?.textContent]
      .filter(Boolean)
      .join(' · '),
  };
}
