import { isArticleDrawing } from '#domain/content/article-picture-name.ts';
import { middleName, middleWidthPx } from '#domain/media/picture-names.ts';

/** The few parts of an HTML tree that rendering touches. */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const media = '/media/';
const [widthPx, heightPx] = [1200, 800];
/** The column of running text: `prose.css`. */
const sizes = '(width >= 46rem) 44rem, 100vw';

/**
 * A paragraph that holds one picture, as a figure: `![alt](/media/article/x.webp "Caption")`. Null
 * for anything else.
 */
export function figureOf(paragraph: Node): Node | null {
  const [picture, ...others] = (paragraph.children ?? []).filter(
    ({ value }) => value?.trim() !== '',
  );
  if (paragraph.tagName !== 'p' || picture?.tagName !== 'img' || others.length > 0) return null;
  const { title, ...properties } = picture.properties ?? {};
  const caption: Node[] =
    typeof title === 'string' && title !== ''
      ? [element('figcaption', {}, [{ type: 'text', value: title }])]
      : [];
  return element('figure', {}, [
    element('img', { ...properties, ...drawingSizes(String(properties.src)) }, []),
    ...caption,
  ]);
}

/** Room is kept for our own drawings before they are there, and phones get the smaller file. */
function drawingSizes(src: string): Record<string, unknown> {
  const late = { loading: 'lazy', decoding: 'async' };
  if (!src.startsWith(media) || !isArticleDrawing(src.slice(media.length))) return late;
  return {
    ...late,
    width: widthPx,
    height: heightPx,
    srcSet: `${middleName(src)} ${middleWidthPx}w, ${src} ${widthPx}w`,
    sizes,
  };
}

function element(tagName: string, properties: Record<string, unknown>, children: Node[]): Node {
  return { type: 'element', tagName, properties, children };
}
