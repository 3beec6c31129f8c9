/**
 * Pictures without inline handlers. The server writes
 *
 *     <div>
 *       <span data-placeholder …blurred…></span>
 *       <img data-picture data-fallback="/images/…" src="…">
 *     </div>
 *
 * When the picture is there, it gets `data-loaded` and the placeholder beside it goes. When it
 * fails, `data-fallback` is tried once; a failing fallback stays as it is. Images of islands wear that
 * alone: their frames stay as React knows them; beside one that failed, `data-missing` speaks for it.
 * Images added later are served too: load and error are caught on their way down.
 */
export function watchImages(root: Document): void {
  root.addEventListener('load', (event) => settle(event.target), true);
  root.addEventListener('error', (event) => replace(event.target), true);
  const images = 'img:is([data-picture], [data-fallback])';
  for (const image of root.querySelectorAll<HTMLImageElement>(images)) {
    if (!image.complete || !image.currentSrc) continue;
    if (image.naturalWidth > 0) settle(image);
    else replace(image);
  }
}

function settle(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute('data-picture')) return;
  target.setAttribute('data-loaded', '');
  frameOf(target)?.querySelector(':scope > [data-placeholder]')?.remove();
}

function replace(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const fallback = target.getAttribute('data-fallback');
  if (!fallback) return;
  target.removeAttribute('data-fallback');
  if (target.parentElement instanceof HTMLPictureElement) {
    for (const source of target.parentElement.querySelectorAll('source')) source.remove();
  }
  target.removeAttribute('srcset');
  if (target.nextElementSibling?.hasAttribute('data-missing')) target.alt = '';
  target.src = fallback;
}

/** The element that holds picture and placeholder; `<picture>` wraps only its image. */
const frameOf = (image: HTMLImageElement) => image.parentElement?.closest(':not(picture)');
