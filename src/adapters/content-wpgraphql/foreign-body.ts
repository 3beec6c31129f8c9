import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import type { ContentBody, ContentHeading } from '#domain/content/content-library.ts';
import type { KeptPicture } from '#domain/content/foreign-pictures.ts';
import { plainText } from './plain-text.ts';
import { youtubeId } from './youtube-id.ts';

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

const videoClass = 'video-link';
/** With whatever stood inside the frame for browsers without frames. */
const videoElement = new RegExp(`(<a class="${videoClass}"[^>]*>)[\\s\\S]*?</a>`, 'g');

interface BodyParts {
  /** A picture of ours in the place of a foreign address; null: not fetched yet, or never. */
  findPicture(url: string): KeptPicture | null;
  /** Whether a click may open a player on our page, or only the video's own page. */
  videoPlayers: boolean;
}

/**
 * Foreign HTML as a text of ours: allow-listed tags and attributes, no ids, classes or styles but our
 * own, pictures from our media store only, YouTube frames as links that a click turns into a player.
 */
export function foreignBody(html: string, parts: BodyParts): ContentBody {
  const headings: ContentHeading[] = [];
  const clean = sanitizeHtml(html, optionsFor(parts))
    .replace(videoElement, (_, attributes: string) => `${attributes}Play the video (YouTube)</a>`)
    .replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => heading(inner, headings))
    .replaceAll(
      '<table>',
      '<div class="table-frame" tabindex="0" role="group" aria-label="Table"><table>',
    )
    .replaceAll('</table>', '</table></div>');
  return { html: clean, headings };
}

/** Foreign addresses of the pictures in a text, in order. */
export function pictureAddresses(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
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

function optionsFor({ findPicture, videoPlayers }: BodyParts): IOptions {
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
        attribs: pictureAttributes(findPicture(src), plainText(alt)),
      }),
      iframe: (_, { src = '', title = '' }) => videoLink(youtubeId(src), title, videoPlayers),
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

function pictureAttributes(picture: KeptPicture | null, alt: string): Attributes {
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
function heading(inner: string, headings: ContentHeading[]): string {
  const text = plainText(inner);
  if (text === '') return '';
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
  for (let count = 2; headings.some((known) => known.id === id); count++) id = `${base}-${count}`;
  headings.push({ id, text });
  return `<h2 id="${id}">${inner}</h2>`;
}
