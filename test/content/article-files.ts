import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitFrontMatter } from '#adapters/content-markdown/front-matter.ts';
import { projectRoot } from '#server/config/project-root.ts';

export interface ArticleFile {
  /** File name without `.md`. */
  slug: string;
  language: string;
  matter: {
    id: number;
    title: string;
    excerpt: string;
    categories: string[];
    picture: { name: string; alt: string };
    translationOf?: string;
  };
  /** The text without pictures and without the list of sources, as a reader counts it. */
  words: string[];
  prose: string;
  pictures: { alt: string; src: string; caption: string }[];
  links: { text: string; href: string }[];
  sources: { text: string; href: string }[];
}

const folder = join(projectRoot, 'content/articles');

/** Every article as an editor wrote it, in all languages. */
export const articleFiles: readonly ArticleFile[] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.md'))
  .map(readArticle);

export const englishArticles = articleFiles.filter(({ language }) => language === 'en');

function readArticle(name: string): ArticleFile {
  const { matter, text } = splitFrontMatter(readFileSync(join(folder, name), 'utf8'));
  const about = matter as ArticleFile['matter'] & { language?: string };
  const [body = '', sourceList = ''] = text.split(/^## (?:Sources|Fuentes)$/m);
  const prose = body.replaceAll(/^!\[.*$/gm, '');
  return {
    slug: basename(name, '.md'),
    language: about.language ?? 'en',
    matter: about,
    words: plain(prose).split(/\s+/).filter(Boolean),
    prose: plain(prose),
    pictures: [...body.matchAll(/^!\[([^\]]*)\]\((\S+)(?: "([^"]*)")?\)$/gm)].map(
      ([, alt = '', src = '', caption = '']) => ({ alt, src, caption }),
    ),
    links: linksOf(prose),
    sources: linksOf(sourceList),
  };
}

function linksOf(text: string) {
  return [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, words = '', href = '']) => ({
    text: words,
    href,
  }));
}

/** Without the marks of Markdown. */
function plain(text: string) {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/^\|[-| ]+\|$/gm, '')
    .replaceAll(/[*#|>]|^- /gm, ' ');
}
