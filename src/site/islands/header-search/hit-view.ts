import type { BusHit } from './suggester.ts';
import { pagePath, translated } from '../../browser/translated.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Spec §2: title, else year, make and model. */
export function hitTitle(hit: Pick<BusHit, 'title' | 'year' | 'make' | 'model'>): string {
  return (
    hit.title?.trim() ||
    [hit.year, hit.make, hit.model].filter(Boolean).join(' ') ||
    translated('Bus')
  );
}

/** The bus's own page: `/buses/{objectID}-{slug}`, by object id alone when there is no slug. */
export function hitHref(hit: Pick<BusHit, 'objectID' | 'slug'>): string {
  const key = hit.slug ? `${hit.objectID}-${hit.slug}` : hit.objectID;
  return pagePath(`/buses/${encodeURIComponent(key)}`);
}

/** Spec §3: `-thumbnail` before the `.webp` extension. */
export const hitThumbnail = (mainImage: string): string =>
  mainImage.replace(/\.webp$/, '-thumbnail.webp');

/** Spec §9: dollars without decimals; zero and unreadable prices are words. */
export function hitPrice(price: BusHit['price']): string {
  const figure = Number(String(price ?? '').replace(/[^0-9.]/g, ''));
  return figure > 0 ? dollars.format(figure) : translated('Call for price');
}

/** For analytics; spec §7 names the figures. */
function measuredHit({ objectID, make, model, year, price }: BusHit) {
  return { busId: objectID, make, model, year, price: typeof price === 'number' ? price : null };
}

/** A link with picture, title and price; `option` makes it one of a combobox's choices. */
export function hitLink(hit: BusHit, option?: { id: string }): HTMLAnchorElement {
  const link = element('a', 'hit');
  link.href = hitHref(hit);
  link.dataset.bus = JSON.stringify(measuredHit(hit));
  if (option) {
    link.id = option.id;
    link.role = 'option';
    link.tabIndex = -1;
    link.ariaSelected = 'false';
  }
  const words = element('span', 'hit-words');
  const title = element('span', 'hit-title');
  title.textContent = hitTitle(hit);
  const price = element('span', 'hit-price');
  price.textContent = hitPrice(hit.price);
  words.append(title, price);
  link.append(thumbnail(hit), words);
  return link;
}

/** The frame shows a drawn bus while there is no picture, and again when the picture fails. */
function thumbnail(hit: BusHit): HTMLElement {
  const frame = element('span', 'hit-picture');
  if (!hit.mainImage) return frame;
  const image = element('img', '');
  image.alt = '';
  image.width = 360;
  image.height = 240;
  image.decoding = 'async';
  image.addEventListener('error', () => image.remove(), { once: true });
  image.src = hitThumbnail(hit.mainImage);
  frame.append(image);
  return frame;
}

/** Grey rows while the first answer is under way. */
export function skeletonRows(count: number): HTMLElement[] {
  return Array.from({ length: count }, () => {
    const row = element('span', 'hit hit-skeleton');
    row.ariaHidden = 'true';
    const words = element('span', 'hit-words');
    words.append(element('span', ''), element('span', ''));
    row.append(element('span', 'hit-picture'), words);
    return row;
  });
}

export function note(text: string): HTMLElement {
  const paragraph = element('p', 'hits-note');
  paragraph.textContent = text;
  return paragraph;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  const made = document.createElement(name);
  if (className) made.className = className;
  return made;
}
