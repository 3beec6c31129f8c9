import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { ContentBody, ContentHeading } from '#domain/content/content-library.ts';
import { figureOf, type Node } from './figures.ts';

/** Where a link may lead: to pages, to mail, to a telephone. */
const linkKinds = ['http', 'https', 'mailto', 'tel'];
const schema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: linkKinds },
};
const toRawTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
const toSafeTree = unified().use(rehypeSanitize, schema);
const toHtml = (idPrefix: string) =>
  unified().use(rehypeSlug, { prefix: idPrefix }).use(rehypeStringify);

/**
 * GitHub-flavored Markdown to sanitized HTML. Headings get ids, a picture in a paragraph of its own
 * becomes a figure, and tables get a frame that scrolls by itself, so that a wide one never widens a
 * phone's page. What staff type has an `idPrefix`, so that no heading takes the name of something
 * on the page; the site's own files are known to be free of that, and keep their addresses.
 */
export async function renderMarkdown(markdown: string, idPrefix = ''): Promise<ContentBody> {
  const raw = await toRawTree.run(toRawTree.parse(markdown));
  const refusedLinks = linksOf(raw as Node).filter((address) => {
    const kind = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
    return kind !== undefined && !linkKinds.includes(kind.toLowerCase());
  });
  const tree = await toSafeTree.run(raw);
  // Adds the ids to this very tree.
  const writer = toHtml(idPrefix);
  await writer.run(tree);
  const headings: ContentHeading[] = [];
  finish(tree as Node, headings);
  const body = { html: writer.stringify(tree), headings };
  return refusedLinks.length === 0 ? body : { ...body, refusedLinks };
}

function linksOf({ tagName, properties, children = [] }: Node): string[] {
  const own = tagName === 'a' && properties?.href !== undefined ? [String(properties.href)] : [];
  return [...own, ...children.flatMap(linksOf)];
}

function finish(parent: Node, headings: ContentHeading[], inLink = false): void {
  // A footnote in a link would be a link in a link, which ends the outer one.
  const children = (parent.children ?? []).flatMap((node) =>
    inLink && node.tagName === 'a' ? (node.children ?? []) : [node],
  );
  parent.children = children.map((node) => {
    finish(node, headings, inLink || node.tagName === 'a');
    if (node.tagName === 'h2') {
      headings.push({ id: String(node.properties?.id ?? ''), text: textOf(node) });
    }
    if (node.tagName === 'a') node.properties = { ...node.properties, className: ['text-link'] };
    return node.tagName === 'table' ? scrolling(node) : (figureOf(node) ?? node);
  });
}

function scrolling(table: Node): Node {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
    children: [table],
  };
}

function textOf(node: Node): string {
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('');
}
