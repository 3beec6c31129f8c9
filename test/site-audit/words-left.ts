/** A text of a page in which letters of English stand, and where. */
export interface LeftText {
  text: string;
  /** `main p.bus-card-price`, or `img alt`. */
  place: string;
}

/**
 * What a page says in letters of English, though its language has none of them: texts of its title, its
 * body and its templates, and what is read out of attributes. What is marked as in its own language
 * (`lang`, `translate="no"`) is left out. Runs in a browser's page, too: it may use nothing around it.
 */
export function textsLeft(page: Document): LeftText[] {
  const own = page.documentElement.lang;
  const spoken = ['alt', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title'];
  const found: LeftText[] = [];
  const note = (text: string | null, element: Element, attribute = '') => {
    const said = (text ?? '').replace(/\s+/g, ' ').trim();
    if (!/[a-z]{2}/i.test(said)) return;
    const kind = element.classList[0] ?? element.parentElement?.classList[0] ?? '';
    const name = element.localName + (kind && `.${kind}`);
    found.push({ text: said, place: attribute ? `${name} ${attribute}` : name });
  };
  const skipped = (element: Element) =>
    ['script', 'style', 'datalist', 'svg', 'input'].includes(element.localName) ||
    element.getAttribute('translate') === 'no' ||
    element.hasAttribute('hreflang') ||
    (element.hasAttribute('lang') && element.getAttribute('lang') !== own);
  const visit = (parent: Element | DocumentFragment) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) note(node.nodeValue, parent as Element);
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      const marked = skipped(element);
      if (!marked || ['svg', 'input'].includes(element.localName))
        for (const name of spoken) note(element.getAttribute(name), element, name);
      if (element.localName === 'template') visit((element as HTMLTemplateElement).content);
      if (!marked) visit(element);
    }
  };
  // A page around a text in another language is called by that text's title.
  const heading = page.querySelector('main h1')?.closest('[lang]')?.getAttribute('lang') ?? own;
  if (heading === own) note(page.title, page.head);
  for (const meta of page.head.querySelectorAll(
    '[name=description], [property="og:title"], [property="og:description"]',
  ))
    if (heading === own)
      note(meta.getAttribute('content'), meta, meta.getAttribute('property') ?? 'description');
  visit(page.body);
  return found;
}
