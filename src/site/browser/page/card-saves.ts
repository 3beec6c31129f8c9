import { translated } from '../translated.ts';
import {
  forgetBus,
  keepBus,
  readBuses,
  type KeptBus,
} from '../../islands/saved-buses/kept-buses.ts';

/** Puts a save button on the picture of every card; those that come later get theirs too. */
export function startCardSaves(main: HTMLElement): void {
  const dress = () => {
    const saved = savedIds();
    for (const card of main.querySelectorAll<HTMLElement>('.bus-card:not(.bus-card-sold)'))
      if (!card.querySelector('[data-card-save]')) addButton(card, saved);
  };
  const redraw = () => {
    const saved = savedIds();
    for (const button of main.querySelectorAll<HTMLElement>('[data-card-save]'))
      press(button, saved.has(Number(button.dataset.cardSave)));
  };
  document.addEventListener('list-answered', dress);
  // Another tab, or the way back, may have changed the list.
  window.addEventListener('storage', redraw);
  window.addEventListener('pageshow', redraw);
  dress();
}

const savedIds = () => new Set(readBuses('saved').map(({ id }) => id));

function addButton(card: HTMLElement, saved: ReadonlySet<number>): void {
  const bus = readCard(card);
  if (!bus) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'card-save';
  button.dataset.cardSave = String(bus.id);
  button.setAttribute('aria-label', translated('Save {1}', bus.title));
  button.innerHTML =
    '<svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20"><path d="M6.5 3.5h11v17L12 16l-5.5 4.5z"/></svg>';
  press(button, saved.has(bus.id));
  button.addEventListener('click', () => {
    const isSaved = button.getAttribute('aria-pressed') === 'true';
    if (isSaved) forgetBus('saved', bus.id);
    else keepBus('saved', bus);
    press(button, !isSaved);
    document.dispatchEvent(new CustomEvent('buses-saved'));
  });
  card.append(button);
}

const press = (button: HTMLElement, saved: boolean) =>
  button.setAttribute('aria-pressed', String(saved));

/** What the card says of its bus; null for a card that says too little. */
function readCard(card: HTMLElement): KeptBus | null {
  const link = card.querySelector<HTMLAnchorElement>('h3 a');
  const id = Number(/\/buses\/(\d+)-/.exec(link?.pathname ?? '')?.[1] ?? Number.NaN);
  if (!link || !Number.isInteger(id)) return null;
  const seats = card.querySelectorAll('.bus-card-facts dd')[1]?.textContent ?? '';
  const place = card.querySelector('.bus-card-place > span')?.textContent ?? '';
  return {
    id,
    title: link.textContent,
    href: link.pathname,
    picture: card.querySelector('[data-picture]')?.getAttribute('src') ?? '',
    line: [/^\d+$/.test(seats) ? translated('{1} seats', seats) : '', place]
      .filter(Boolean)
      .join(' · '),
  };
}
