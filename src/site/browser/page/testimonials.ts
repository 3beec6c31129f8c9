import type { Testimonial } from '#domain/content/content-library.ts';

/** Fetches what customers say and puts it where the skeleton was; nothing to say hides the section. */
export default async function showTestimonials(section: HTMLElement): Promise<void> {
  const list = section.querySelector('ul');
  const template = section.querySelector('template');
  const found = await fetchTestimonials(section.dataset.testimonials ?? '');
  if (!list || !template || found.length === 0) {
    section.hidden = true;
    return;
  }
  list.replaceChildren(...found.map((one) => filled(template, one)));
  list.removeAttribute('aria-busy');
}

async function fetchTestimonials(address: string): Promise<Testimonial[]> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    const found: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function filled(template: HTMLTemplateElement, { demo, ...words }: Testimonial): DocumentFragment {
  const card = document.importNode(template.content, true);
  for (const part of ['quote', 'name', 'role'] as const)
    card.querySelector(`[data-${part}]`)?.replaceChildren(words[part]);
  if (!demo) card.querySelector('[data-demo]')?.remove();
  return card;
}
