/**
 * The first script of a page, a few hundred bytes: starts the site's own script when the first
 * frame is out and the browser idle, or at the first touch, so that neither its bytes nor its work
 * hold back what a visitor came to see. Menus, forms and links work before that without it. It
 * imports nothing, so that it is one file.
 */
const { start = '' } = document.querySelector<HTMLElement>('script[data-start]')?.dataset ?? {};
const touches = ['pointerdown', 'keydown', 'focusin'] as const;
let started = false;

function startScripts(): void {
  if (started) return;
  started = true;
  for (const touch of touches) removeEventListener(touch, startWhenParsed, true);
  for (const address of start.split(' ')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    document.head.append(script);
  }
}

function whenParsed(action: () => void): void {
  if (document.readyState !== 'loading') action();
  else document.addEventListener('DOMContentLoaded', action, { once: true });
}

/** Scripts look for their elements once. */
const startWhenParsed = (): void => whenParsed(startScripts);

/** Safari has no `requestIdleCallback`. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 1_000 });
  else setTimeout(action);
}

/** Whether somebody typed decides if suggestions open (spec §4), and nobody waits for a script. */
function rememberTyping({ target, isTrusted }: Event): void {
  if (isTrusted && target instanceof Element)
    target.closest('[data-search-box]')?.setAttribute('data-typed', '');
}

addEventListener('input', rememberTyping, true);

/**
 * A page that is rendered ahead is nobody's yet: it counts nothing, makes no keys and asks for nothing
 * until it is shown.
 */
function whenShown(action: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}

whenShown(() => {
  for (const touch of touches) addEventListener(touch, startWhenParsed, true);
  whenParsed(() => requestAnimationFrame(() => setTimeout(() => whenIdle(startScripts))));
});
