import {
  forgetAll,
  forgetBus,
  readBuses,
  type KeptBus,
} from '../../islands/saved-buses/kept-buses.ts';
import { translated } from '../translated.ts';

const mostShown = 8;
/** As many as stand side by side. */
const mostCompared = 4;

/** Fills 'Your buses': saved ones first, then those looked at. Stays hidden when there are none. */
export function showSavedBuses(section: HTMLElement): void {
  const list = section.querySelector('ul');
  if (!list) return;
  const draw = () => {
    const saved = readBuses('saved');
    const isSaved = new Set(saved.map(({ id }) => id));
    const viewed = readBuses('viewed').filter(({ id }) => !isSaved.has(id));
    const shown = [...saved, ...viewed].slice(0, mostShown);
    list.replaceChildren(...shown.map((bus) => entry(bus, isSaved.has(bus.id), draw)));
    section.hidden = shown.length === 0;
    pointCompare(section.querySelector('[data-compare]'), shown);
  };
  section.querySelector('[data-saved-clear]')?.addEventListener('click', () => {
    forgetAll();
    draw();
  });
  // Another tab, or the way back by the browser's page cache, may have changed the lists.
  window.addEventListener('storage', draw);
  document.addEventListener('buses-saved', draw);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) draw();
  });
  draw();
}

/** The link to the first few side by side: saved ones before those only looked at. */
function pointCompare(link: HTMLAnchorElement | null, shown: readonly KeptBus[]): void {
  if (!link) return;
  const ids = shown.slice(0, mostCompared).map(({ id }) => `bus=${id}`);
  link.search = ids.join('&');
  link.hidden = ids.length < 2;
}

function entry(bus: KeptBus, saved: boolean, redraw: () => void): HTMLElement {
  const item = document.createElement('li');
  const picture = document.createElement('img');
  picture.src = bus.picture;
  picture.alt = '';
  picture.width = 96;
  picture.height = 64;
  picture.loading = 'lazy';
  const words = document.createElement('div');
  const link = document.createElement('a');
  link.href = bus.href;
  link.textContent = bus.title;
  const line = document.createElement('p');
  line.textContent = [saved ? translated('Saved') : translated('Viewed'), bus.line]
    .filter(Boolean)
    .join(' · ');
  words.append(link, line);
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.textContent = '×';
  remove.setAttribute('aria-label', translated('Remove {1}', bus.title));
  remove.addEventListener('click', () => {
    const list = item.parentElement;
    forgetBus(saved ? 'saved' : 'viewed', bus.id);
    redraw();
    list?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  });
  item.append(picture, words, remove);
  return item;
}
