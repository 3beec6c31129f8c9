import { t } from '@lingui/core/macro';
import { useContext } from 'react';
import type { PromoArticle } from '#domain/content/promo-article.ts';
import { currentLanguage } from '#messages/languages.ts';
import { ContentSections } from '#site/page-settings.ts';
import { urls } from '#site/urls.ts';
import { sectionName } from '#site/words/trade-words.ts';

/** The featured article of the day in the Buy a Bus menu (spec §2). */
export function PromoCard({ article }: { article: PromoArticle }) {
  const { featuredImage: image, categoryName } = article;
  const section = useContext(ContentSections)
    .all()
    .find(({ name }) => name === categoryName);
  const minutes = Number.parseInt(article.readTime, 10);
  // The article of the day is one of the English ones.
  const lang = currentLanguage() === 'en' ? undefined : 'en';
  return (
    <a href={urls.article(article.slug)} className="promo-card">
      {image ? (
        <img
          src={image.sourceUrl}
          alt={image.altText}
          lang={lang}
          width={360}
          height={240}
          loading="lazy"
        />
      ) : null}
      <span className="promo-card-facts">
        {section ? sectionName(section) : categoryName} · {t`${minutes} min`}
      </span>
      <span className="promo-card-title" lang={lang}>
        {article.title}
      </span>
    </a>
  );
}
