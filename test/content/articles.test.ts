import { describe, expect, it } from 'vitest';
import { contentCategories } from '#domain/content/content-category.ts';
import { articleFiles, englishArticles, type ArticleFile } from './article-files.ts';
import { readingGrade } from './reading-grade.ts';

/** Every fault of every article at once, so that one run shows all of them. */
const faults = (files: readonly ArticleFile[], find: (file: ArticleFile) => unknown[]) =>
  files.flatMap((file) => find(file).map((fault) => `${file.slug}: ${String(fault)}`));

const repeated = (values: readonly unknown[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('articles', () => {
  it('are enough, in every category of spec §3', () => {
    expect(englishArticles.length).toBeGreaterThanOrEqual(21);
    for (const { slug } of contentCategories) {
      const inCategory = englishArticles.filter(({ matter }) => matter.categories.includes(slug));
      expect(inCategory.length, slug).toBeGreaterThanOrEqual(3);
    }
  });

  it('have 500 to 1,200 words', () => {
    expect(
      faults(articleFiles, ({ words }) =>
        words.length < 500 || words.length > 1200 ? [words.length] : [],
      ),
    ).toEqual([]);
  });

  it('have an id, a title and a summary of their own, of a length that cards and results show', () => {
    expect(repeated(articleFiles.map(({ matter }) => matter.id))).toEqual([]);
    expect(repeated(articleFiles.map(({ matter }) => matter.title))).toEqual([]);
    expect(repeated(articleFiles.map(({ matter }) => matter.excerpt))).toEqual([]);
    expect(
      faults(articleFiles, ({ matter: { title, excerpt } }) => [
        ...(title.length > 80 ? [`title of ${title.length}`] : []),
        ...(excerpt.length < 60 || excerpt.length > 180 ? [`summary of ${excerpt.length}`] : []),
      ]),
    ).toEqual([]);
  });

  it('begin each in their own way', () => {
    const openings = articleFiles.map(({ words }) => words.slice(0, 3).join(' ').toLowerCase());
    expect(repeated(openings)).toEqual([]);
  });

  it('read easily: school grade 3 to 10', () => {
    expect(
      faults(englishArticles, ({ prose }) => {
        const grade = readingGrade(prose);
        return grade < 3 || grade > 10 ? [grade.toFixed(1)] : [];
      }),
    ).toEqual([]);
  });

  it('have none of the phrases that fill space', () => {
    const filler =
      /in conclusion|in today[’']s|look no further|dive into|game.?changer|whether you[’']re|it[’']s important to note|unlock|seamless|navigat(?:e|ing) the world|ultimate guide|en conclusión|hoy en día/i;
    expect(faults(articleFiles, ({ prose }) => [filler.exec(prose)?.[0]].filter(Boolean))).toEqual(
      [],
    );
  });
});

describe('sources', () => {
  it('are named wherever a rule or a figure of somebody else is quoted', () => {
    const quotes = /\bCFR\b|FMVSS|\bdealer’?'?s rule of thumb|published dealer articles/;
    expect(
      faults(articleFiles, ({ prose, sources }) =>
        quotes.test(prose) && sources.length === 0 ? ['quotes and names no source'] : [],
      ),
    ).toEqual([]);
  });

  it('are secure addresses with a title, each once', () => {
    expect(
      faults(articleFiles, ({ sources }) => [
        ...sources.flatMap(({ text, href }) => {
          const url = URL.parse(href);
          const sound = url?.protocol === 'https:' && url.hostname.includes('.') && text.length > 8;
          return sound ? [] : [`${text} ${href}`];
        }),
        ...repeated(sources.map(({ href }) => href)),
      ]),
    ).toEqual([]);
  });

  it('of a rule lead to the paragraph that the text cites', () => {
    const sections = /\b(\d{2,3}\.\d+)\b/;
    expect(
      faults(articleFiles, ({ sources }) =>
        sources.flatMap(({ text, href }) => {
          const cited = text.startsWith('49 CFR') ? sections.exec(text)?.[1] : null;
          return cited && !href.endsWith(`section-${cited}`) ? [`${text} → ${href}`] : [];
        }),
      ),
    ).toEqual([]);
  });

  it('are the only links that lead away', () => {
    expect(
      faults(articleFiles, ({ links }) =>
        links.filter(({ href }) => !/^(?:\/[^/]|\/$|#)/.test(href)).map(({ href }) => href),
      ),
    ).toEqual([]);
  });
});

describe('links', () => {
  it('lead from every article to buses or a tool of ours, and to another article or page', () => {
    expect(
      faults(articleFiles, ({ links, language }) => {
        const ways = links.map(({ href }) => href);
        const useful = ways.some((href) =>
          /^\/(?:buses|categories|cdl|sell-your-bus|locations|contact)/.test(href),
        );
        return useful && ways.length >= (language === 'en' ? 3 : 2) ? [] : [ways];
      }),
    ).toEqual([]);
  });
});
