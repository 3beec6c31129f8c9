import { NodeHtmlMarkdown, type TranslatorConfigFactory } from 'node-html-markdown';
import { parse, type HTMLElement } from 'node-html-parser';

/**
 * What says nothing without the page around it: controls, what a script shows later, ways that every
 * page has. What stands in a form beside its fields stays: a list of buses is in one.
 */
const withoutMeaning = [
  'script,style,template,noscript,svg,dialog,iframe',
  'button,input,select,textarea,label,fieldset,datalist',
  '[hidden],[aria-hidden="true"],.sr-only,.print-only,.needs-script,img[src^="data:"],img[alt=""]',
  '.breadcrumbs,.list-toolbar,.filters,.language-offer',
  '.gallery-missing,.gallery-count,.gallery-thumbs',
].join(',');

/** One element holds all that a seller wrote of a bus. */
const betweenTypedParagraphs = '</p><p class="typed-lines">';

/** Told apart by their looks alone. */
const neighbours = ['span', 'a', 'dl']
  .flatMap((one) => ['span', 'a', 'p'].map((before) => `${before} + ${one}`))
  .join(',');

/**
 * What somebody typed, a line each, written at once: parser and writer look through all that they have
 * so far for each further element and line break, which took seconds for ten thousand short lines.
 */
const typedLines: TranslatorConfigFactory = ({ node, options }) => ({
  content: node.textContent
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/\s+/g, ' ')
        .replace(...options.globalEscape)
        .replace(...options.lineStartEscape),
    )
    .join('  \n')
    .replaceAll('  \n  \n', '\n\n'),
});

const writer = new NodeHtmlMarkdown(
  {
    bulletMarker: '-',
    maxConsecutiveNewlines: 2,
    // Markdown may hold HTML, so that `<` means something in it, too.
    globalEscape: [/[\\`*_~[\]<]/g, '\\$&'],
  },
  { 'typed-lines': typedLines },
);

/**
 * The main part of a page of ours as Markdown: its title first, addresses whole, terms and their values
 * a line each, and what a seller wrote as a quotation. `address` is the whole address of the page.
 * Null when the document has no main part.
 */
export function pageMarkdown(html: string, address: string): string | null {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) return null;
  const main = parse(html.slice(start, end).replaceAll(betweenTypedParagraphs, '\n\n'));
  for (const lines of main.querySelectorAll('textarea[readonly]')) showLines(lines, main);
  for (const one of main.querySelectorAll(withoutMeaning)) one.remove();
  const title = main.querySelector('h1');
  title?.remove();
  for (const one of main.querySelectorAll(neighbours)) one.insertAdjacentHTML('beforebegin', ' ');
  for (const list of main.querySelectorAll('dl')) list.replaceWith(termLines(list));
  for (const words of main.querySelectorAll('.typed-lines')) {
    words.innerHTML = `<typed-lines>${words.innerHTML}</typed-lines>`;
  }
  for (const words of main.querySelectorAll('.bus-description')) {
    words.replaceWith(`<blockquote>${words.innerHTML}</blockquote>`);
  }
  // An entry with a heading of its own is a part of the text.
  for (const entry of main.querySelectorAll('li:has(h2), li:has(h3)')) {
    entry.tagName = 'div';
    entry.parentNode.tagName = 'div';
  }
  for (const link of main.querySelectorAll('a')) if (isEmpty(link)) link.remove();
  makeWhole(main, 'href', address);
  makeWhole(main, 'src', address);
  const body = writer.translate(main.innerHTML).trim();
  const heading = title ? writer.translate(`<h1>${title.innerHTML}</h1>`).trim() : '';
  return `${[heading, `<${address}>`, body].filter(Boolean).join('\n\n')}\n`;
}

const isEmpty = (link: HTMLElement) => link.text.trim() === '' && !link.querySelector('img');

/** What a page hands out to be copied stands in a field, too. */
function showLines(field: HTMLElement, main: HTMLElement): void {
  const label = main.querySelector(`label[for="${field.id}"]`);
  label?.replaceWith(`<p>${label.innerHTML}</p>`);
  field.replaceWith(`<pre><code>${field.innerHTML}</code></pre>`);
}

function termLines(list: HTMLElement): string {
  const lines = list.querySelectorAll('dt').map((term) => {
    const value = term.nextElementSibling;
    return `<li><strong>${term.innerHTML}</strong>: ${value?.innerHTML ?? ''}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

function makeWhole(main: HTMLElement, name: 'href' | 'src', address: string): void {
  for (const one of main.querySelectorAll(`[${name}]`)) {
    const whole = URL.parse(one.getAttribute(name) ?? '', address);
    if (whole) one.setAttribute(name, whole.href);
    else one.removeAttribute(name);
  }
}
