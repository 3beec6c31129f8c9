import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import type { ContentBody, ContentHeading } from '#domain/content/content-library.ts';
import type { KeptPicture } from '#domain/content/foreign-pictures.ts';
import { readSanitized, textOfNode, writeHtml, type ForeignNode } from './html-tree.ts';
import { inOneLine, plainText } from './plain-text.ts';
import { embeddedYoutubeId } from './youtube-id.ts';

/** What running text is made of; everything else gives up its tags, and scripts their text too. */
const allowedTags =
  'p br hr h2 h3 h4 strong b em i s del ins sub sup small mark abbr blockquote cite q pre code kbd ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td a img'.split(
    ' ',
  );

/** Their contents are no text. */
const nonTextTags =
  'script style textarea option noscript noembed noframes xmp plaintext svg math template title object iframe form button'.split(
    ' ',
  );

/** Deeper nesting is an attack on whoever parses it. */
const deepest = 60;

/**
 * The longest articles have some thousands. The parser moves all that is open with each tag, so that
 * its work grows with their square: what comes after these is left out.
 */
const mostTags = 20_000;

const videoClass = 'video-link';

export interface BodyParts {
  /** Pictures of ours by the foreign addresses in whose place they stand; others are left out. */
  pictures: ReadonlyMap<string, KeptPicture>;
  /** Whether a click may open a player on our page, or only the video's own page. */
  videoPlayers: boolean;
}

/**
 * Foreign HTML as a text of ours: allow-listed tags and attributes, no ids, classes or styles but our
 * own, pictures from our media store only, YouTube frames as links that a click turns into a player.
 * A browser reads it back as exactly this.
 */
export function foreignBody(html: string, parts: BodyParts): ContentBody {
  const headings: ContentHeading[] = [];
  const takeId = createHeadingIds();
  const finish = (nodes: readonly ForeignNode[]): ForeignNode[] =>
    nodes.flatMap((node): ForeignNode[] => {
      if (typeof node === 'string') return [node];
      // With whatever stood inside the frame for browsers without frames.
      if (node.attributes.includes(` class="${videoClass}"`))
        return [{ ...node, children: ['Play the video (YouTube)'] }];
      const finished = { ...node, children: finish(node.children) };
      if (node.tag === 'table') return [tableFrame(finished)];
      if (node.tag !== 'h2') return [finished];
      const text = inOneLine(textOfNode(node.children));
      if (text === '') return [];
      const id = takeId(text);
      headings.push({ id, text });
      return [{ ...finished, attributes: ` id="${id}"` }];
    });
  const clean = finish(readSanitized(sanitizeHtml(withinTags(html), optionsFor(parts))));
  return { html: writeHtml(clean), headings };
}

const tableFrame = (table: ForeignNode): ForeignNode => ({
  tag: 'div',
  attributes: ' class="table-frame" tabindex="0" role="group" aria-label="Table"',
  children: [table],
});

function withinTags(html: string): string {
  let end = html.indexOf('<');
  for (let count = 0; count < mostTags && end >= 0; count++) end = html.indexOf('<', end + 1);
  return end < 0 ? html : html.slice(0, end);
}

/** Foreign addresses of the pictures in a text, in order. */
export function pictureAddresses(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(withinTags(html), {
    allowedTags: ['img'],
    allowedAttributes: {},
    nonTextTags,
    nestingLimit: deepest,
    transformTags: {
      img: (tagName, { src }) => {
        if (src) found.push(src);
        return { tagName, attribs: {} };
      },
    },
  });
  return [...new Set(found)];
}

function optionsFor({ pictures, videoPlayers }: BodyParts): IOptions {
  return {
    allowedTags,
    nonTextTags,
    nestingLimit: deepest,
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'class', 'data-video'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      abbr: ['title'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href, title }) => ({ tagName, attribs: linkAttributes(href, title) }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: pictureAttributes(pictures.get(src), plainText(alt)),
      }),
      iframe: (_, { src = '', title = '' }) =>
        videoLink(embeddedYoutubeId(src), title, videoPlayers),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs['src']) ||
      (tag === 'figure' && text.trim() === '' && mediaChildren.length === 0),
  };
}

function linkAttributes(href: string | undefined, title: string | undefined): Attributes {
  if (!href || !/^(?:https?:|mailto:|tel:|#|\/(?!\/))/i.test(href)) return {};
  const outside = /^https?:/i.test(href);
  return {
    href,
    class: 'text-link',
    ...(title ? { title } : {}),
    ...(outside ? { rel: 'nofollow noopener' } : {}),
  };
}

function pictureAttributes(picture: KeptPicture | undefined, alt: string): Attributes {
  if (!picture) return {};
  return {
    src: `/media/${picture.name}`,
    alt,
    width: String(picture.widthPx),
    height: String(picture.heightPx),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** Without a video the frame stays what is not on the list, and goes with its contents. */
function videoLink(id: string | null, title: string, videoPlayers: boolean): Tag {
  if (!id) return { tagName: 'iframe', attribs: {} };
  const name = plainText(title);
  return {
    tagName: 'a',
    attribs: {
      class: videoClass,
      href: `https://www.youtube.com/watch?v=${id}`,
      rel: 'nofollow noopener',
      ...(name ? { title: name } : {}),
      ...(videoPlayers ? { 'data-video': id } : {}),
    },
  };
}

/** Numbered where a text repeats a heading; the prefix keeps clear of the page's own ids. */
function createHeadingIds(): (text: string) => string {
  /** How often each id was asked for; one that was given counts, too. */
  const asked = new Map<string, number>();
  return (text) => {
    const base = `s-${
      text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 60) || 'part'
    }`;
    let id = base;
    let count = asked.get(base) ?? 0;
    while (asked.has(id)) {
      count += 1;
      id = `${base}-${count + 1}`;
    }
    asked.set(base, count);
    asked.set(id, asked.get(id) ?? 0);
    return id;
  };
}
