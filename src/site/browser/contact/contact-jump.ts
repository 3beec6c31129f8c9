/** Spec §9. */
const focusDelayMs = 200;

/**
 * A button that leads to the form on the same page: scrolls there smoothly, and after a moment puts
 * the cursor into the first name, or else the first field (spec §2).
 */
export default function startContactJump(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const form = document.getElementById('contact-form');
    if (!form) return;
    event.preventDefault();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    form.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    window.setTimeout(() => firstField(form)?.focus({ preventScroll: true }), focusDelayMs);
  });
}

/** Our own form, or that of the third party, which names its first field differently. */
function firstField(form: HTMLElement): HTMLElement | null {
  return (
    form.querySelector<HTMLElement>('[name="firstName"], [name="firstname"]') ??
    form.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')
  );
}
