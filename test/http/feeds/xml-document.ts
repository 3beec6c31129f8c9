/**
 * A strict, small XML reader for tests: well-formed documents only, no DTD. Throws at the first
 * thing that a real reader would refuse, so a feed that passes can be read anywhere.
 */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Text of this element alone. */
  text: string;
}

// oxlint-disable-next-line no-control-regex -- characters that XML 1.0 cannot hold
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export function readXml(text: string): XmlElement {
  if (impossible.test(text)) throw new Error('a character that XML cannot hold');
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(text);
  if (!declaration) throw new Error('no XML declaration');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const token = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  token.lastIndex = declaration[0].length;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    const top = open.at(-1);
    if (!found || !top) throw new Error(`not well-formed at ${at}: ${text.slice(at, at + 60)}`);
    const [, closing, name = '', attributes = '', empty, characters] = found;
    if (characters !== undefined) top.text += decode(characters);
    else if (closing) {
      if (top.name !== name) throw new Error(`${name} closes ${top.name}`);
      open.pop();
    } else {
      const child = { name, attributes: readAttributes(attributes), children: [], text: '' };
      top.children.push(child);
      if (!empty) open.push(child);
    }
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || !only || others.length > 0 || root.text.trim())
    throw new Error('not one document');
  return only;
}

/** Every element of that name below, in order. */
export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);
}

export const textOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.children.find((child) => child.name === name)?.text;

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decode(value),
    ]),
  );

function decode(text: string): string {
  return text.replace(/&([^;]*;?)/g, (_, body: string) => {
    const sign = entities[body.replace(/;$/, '')];
    if (!body.endsWith(';') || sign === undefined) throw new Error(`bad entity &${body}`);
    return sign;
  });
}
