/**
 * The first script of a page, a few hundred bytes, run as soon as it is there. It keeps what nobody
 * can see yet out of the way of the first paint: the site's own script starts after the first
 * frame, and the web fonts (46 kB) are asked for when the page has loaded. Until then text stands
 * in fallbacks of the same measure; a browser that has the fonts already uses them at once.
 *
 * It imports nothing, so that it is one file. Without scripts `styles/late-fonts.css` uses the
 * fonts from the start.
 */
const fontsKey = 'fontsAt';
/** Their cache lasts a year; past a month a browser may have dropped them. */
const keptMs = 30 * 24 * 3_600_000;

const root = document.documentElement;
const useFonts = () => root.setAttribute('data-fonts', '');

function afterFrame(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

function whenParsed(action: () => void): void {
  if (document.readyState !== 'loading') action();
  else document.addEventListener('DOMContentLoaded', action, { once: true });
}

function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else window.addEventListener('load', action, { once: true });
}

function fontsAreKept(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(fontsKey)) < keptMs;
  } catch {
    return false;
  }
}

function keepFonts(): void {
  useFonts();
  try {
    localStorage.setItem(fontsKey, String(Date.now()));
  } catch {
    // Storage is refused: the next page asks for them late again.
  }
}

function startScripts(): void {
  const { start = '' } = document.querySelector<HTMLElement>('script[data-start]')?.dataset ?? {};
  for (const address of start.split(' ')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    document.head.append(script);
  }
}

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (fontsAreKept()) useFonts();
else if (!connection?.saveData) whenLoaded(() => afterFrame(keepFonts));
whenParsed(() => afterFrame(startScripts));
