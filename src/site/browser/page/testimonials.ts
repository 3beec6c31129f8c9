import { translated } from '../translated.ts';
interface Testimonial {
  quote: string;
  name: string;
  role: string;
  demo: boolean;
}

/** Fetches what customers say and puts it where the skeleton was; nothing to say hides the section. */
export async function showTestimonials(section: HTMLElement): Promise<void> {
  const list = section.querySelector('ul');
  const found = await fetchTestimonials(section.dataset.testimonials ?? '');
  if (!list || found.length === 0) {
    section.hidden = true;
    return;
  }
  list.replaceChildren(...found.map(card));
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

function card({ quote, name, role, demo }: Testimonial): HTMLElement {
  const item = element('li', 'testimonial');
  const words = element('blockquote');
  words.append(element('p', '', quote));
  const who = element('p', 'testimonial-who');
  who.append(element('strong', '', name), element('span', '', role));
  item.append(words, who);
  if (demo)
    item.append(element('p', 'testimonial-demo', translated('Example text, not by a customer')));
  return item;
}

function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
