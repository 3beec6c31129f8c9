/**
 * The first script of a page, a few hundred bytes: starts the site's own script after the first
 * frame, so that neither its bytes nor its work hold back what a visitor came to see. Menus, forms
 * and links work before that without it. It imports nothing, so that it is one file.
 */
const { start = '' } = document.querySelector<HTMLElement>('script[data-start]')?.dataset ?? {};

function startScripts(): void {
  for (const address of start.split(' ')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    document.head.append(script);
  }
}

const afterFrame = () => requestAnimationFrame(() => setTimeout(startScripts));

if (document.readyState !== 'loading') afterFrame();
else document.addEventListener('DOMContentLoaded', afterFrame, { once: true });
