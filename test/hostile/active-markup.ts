import readHtml from 'sanitize-html';

/** Elements that run, load or lead away by being there; our pages have none of them. */
const neverOurs = new Set(['iframe', 'object', 'embed', 'base', 'portal', 'frame', 'applet']);
const dataBlock = /^application\/(ld\+)?json$/;
/** Names by which scripts of pages find things. */
const scriptsOwn = new Set(['config', 'currentScript', '__NEXT_DATA__']);
const links = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'srcset']);
const knownScheme = /^(https?|mailto|tel|sms):|^data:image\/(webp|png|svg\+xml)[;,]/i;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

interface Read {
  onTag?(name: string, attributes: Record<string, string>): unknown;
  onText?(text: string): unknown;
}

/** A parser of browsers' habits, not of ours: half-escaped text counts as what it becomes. */
function read(html: string, { onTag, onText }: Read): void {
  readHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    onOpenTag: (name, attributes) => void onTag?.(name, attributes),
    textFilter(escaped) {
      onText?.(escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
      return '';
    },
  });
}

/**
 * What a browser would run or fetch of a page besides its own scripts; empty for a good page. Mails
 * may have `style` attributes, pages may not.
 */
export function activeMarkup(html: string, { mail = false } = {}): string[] {
  const found: string[] = [];
  for (const [, text = ''] of html.matchAll(/<script type="[^"]*json"[^>]*>(.*?)<\/script/gis))
    JSON.parse(text);
  read(html, {
    onTag(name, attributes) {
      const { type = '', src = '', 'http-equiv': httpEquiv } = attributes;
      const own = src.startsWith('/') && !src.startsWith('//');
      const runs = name === 'script' && !own && !dataBlock.test(type);
      if (runs || neverOurs.has(name) || httpEquiv !== undefined || name === 'style')
        found.push(`<${name} ${JSON.stringify(attributes)}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute) || attribute === 'srcdoc' || (attribute === 'style' && !mail))
          found.push(`${attribute}="${value}"`);
        const elsewhere = /^(https?:)?\/\/evil\.test/.test(value);
        const taken = ['id', 'name'].includes(attribute) && scriptsOwn.has(value);
        if ((elsewhere && name !== 'a') || taken) found.push(`<${name} ${attribute}="${value}">`);
        // oxlint-disable-next-line no-control-regex -- browsers drop control characters in schemes
        const plain = value.replace(/[\u0000-\u0020]/g, '');
        if (links.has(attribute) && anyScheme.test(plain) && !knownScheme.test(plain))
          found.push(`${attribute}="${value}"`);
      }
    },
  });
  return found;
}

/** The text that a person reads of a page, with what stands in its fields. */
export function shownText(html: string): string {
  const texts: string[] = [];
  read(html, {
    onTag: (_, { value = '' }) => texts.push('\n', value),
    onText: (text) => texts.push(text),
  });
  return texts.join('');
}
