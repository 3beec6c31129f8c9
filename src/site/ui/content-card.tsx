import { t } from '@lingui/core/macro';
import { Picture, type PictureSource } from './picture.tsx';
import { Icon } from './icon.tsx';

interface ContentCardProps {
  href: string;
  /** The section it belongs to. */
  label: string;
  title: string;
  text?: string;
  /** Said when the words behind it are not in the page's language. */
  languageNote?: string | null;
  /** Of title and text, when it is not the page's own. */
  lang?: string;
  /** Minutes to read; null for a video. */
  readMinutes: number | null;
  picture: PictureSource | null;
  headingLevel?: 2 | 3;
}

/** Blog or resource card (spec §2): a link that starts with http opens in a new tab, without opener. */
export function ContentCard(card: ContentCardProps) {
  const { href, label, title, text, readMinutes, picture, languageNote, headingLevel = 3 } = card;
  const Heading = `h${headingLevel}` as const;
  const outside = href.startsWith('http');
  return (
    <article className="content-card">
      {picture ? (
        <Picture source={{ ...picture, lang: picture.lang ?? card.lang }} urgency="lazy" />
      ) : (
        <span className="picture content-card-blank">
          <Icon name="info" size={28} />
          <span>{t`No image available`}</span>
        </span>
      )}
      <div className="content-card-body">
        <p className="content-card-facts">
          <span>{label}</span>
          <span>{readMinutes === null ? t`Video` : t`${readMinutes} min read`}</span>
          {languageNote ? <span>{languageNote}</span> : null}
        </p>
        <Heading className="content-card-title" lang={card.lang}>
          <a href={href} {...(outside ? { target: '_blank', rel: 'noopener' } : {})}>
            {title}
          </a>
        </Heading>
        {text ? (
          <p className="content-card-text" lang={card.lang}>
            {text}
          </p>
        ) : null}
      </div>
    </article>
  );
}
