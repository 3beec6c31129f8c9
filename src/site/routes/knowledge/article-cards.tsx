import { t } from '@lingui/core/macro';
import { useContext } from 'react';
import { articlePreviews } from '#content/article-previews.ts';
import type { ArticleCard } from '#domain/content/content-library.ts';
import { isArticleDrawing } from '#domain/content/article-picture-name.ts';
import { middleName } from '#domain/media/picture-names.ts';
import { foreignLang } from '#messages/languages.ts';
import { ContentSections } from '#site/page-settings.ts';
import { articleLanguage } from '#site/languages/article-language.ts';
import { ContentCard } from '#site/ui/content-card.tsx';
import type { PictureSource } from '#site/ui/picture.tsx';
import { urls } from '#site/urls.ts';
import { sectionName } from '#site/words/trade-words.ts';

interface ArticleCardsProps {
  articles: readonly ArticleCard[];
  headingLevel?: 2 | 3;
}

export function ArticleCards({ articles, headingLevel }: ArticleCardsProps) {
  const sections = useContext(ContentSections);
  return (
    <ul className="content-cards">
      {articles.map((article) => {
        const section = sections.find(article.categories[0] ?? '');
        const lang = foreignLang(articleLanguage(article));
        return (
          <li key={article.slug}>
            <ContentCard
              href={urls.article(article.slug)}
              label={section ? sectionName(section) : t`Article`}
              title={article.title}
              text={article.excerpt}
              languageNote={lang ? t`In English` : null}
              lang={lang}
              readMinutes={article.readMinutes}
              picture={articlePicture(article)}
              headingLevel={headingLevel}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function articlePicture({ picture }: Pick<ArticleCard, 'picture'>): PictureSource | null {
  if (!picture) return null;
  const small =
    isArticleDrawing(picture.name) || picture.name.startsWith('content/')
      ? middleName(picture.name)
      : picture.name;
  return {
    src: urls.media(small),
    alt: picture.alt,
    width: 480,
    height: 320,
    placeholder: picture.placeholder ?? articlePreviews[picture.name] ?? null,
  };
}
