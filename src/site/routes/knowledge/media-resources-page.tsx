import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { ArticleCard } from '#domain/content/content-library.ts';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { say, type Message } from '#messages/i18n.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { ArticleCards } from './article-cards.tsx';
import { Checklist } from './checklist.tsx';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';
import { MediaSection } from './media-section.tsx';

const tools: readonly { title: Message; text: Message; href: () => string; icon: IconName }[] = [
  {
    title: msg`CDL calculator`,
    text: msg`Seats, wheelchair places and weight rating in, license answer out.`,
    href: urls.cdl,
    icon: 'license',
  },
  {
    title: msg`How the smart search reads`,
    text: msg`Which words it understands, and how to ask for exactly one year.`,
    href: () => urls.faqs({ category: 'general-information', question: 'smartsearch' }),
    icon: 'search',
  },
  {
    title: msg`Bus types side by side`,
    text: msg`All fourteen kinds, with what each is built for and how many are for sale.`,
    href: urls.categories,
    icon: 'info',
  },
];

interface MediaResourcesPageProps {
  /** The section's name. */
  title: string;
  settings: SiteSettings;
  videos: { shown: readonly FeaturedVideo[]; players: boolean };
  /** Those of the section `media-resources`. */
  articles: readonly ArticleCard[];
}

/** What there is to print, use and ask for (spec §2). */
export function MediaResourcesPage({ title, settings, videos, articles }: MediaResourcesPageProps) {
  const channel = settings.social.find(({ network }) => network === 'YouTube');
  const phone = settings.phone.display;
  return (
    <div className="page-width">
      <div className="no-print">
        <PageHeading
          crumbs={[homeCrumb(), knowledgeCrumb(), { label: title }]}
          title={title}
          intro={t`A sheet to take along, tools that do the sums, and moving pictures on request.`}
        />
        <ul className="link-cards">
          {tools.map(({ title: tool, text, href, icon }) => (
            <li key={icon} className="link-card">
              <Icon name={icon} size={26} />
              <h2>
                <a href={href()}>{say(tool)}</a>
              </h2>
              <p>{say(text)}</p>
            </li>
          ))}
        </ul>
        <div className="video-call">
          <h2>{t`See a bus move`}</h2>
          <p>
            <Trans>
              Ask for a video call: we walk around the bus, open the doors and answer while you
              watch. Call{' '}
              <a href={settings.phone.href} className="text-link phone-number">
                {phone}
              </a>{' '}
              with the stock number.
            </Trans>
          </p>
        </div>
      </div>
      <MediaSection videos={videos} channelHref={channel?.href ?? null} />
      {articles.length > 0 ? (
        <section aria-labelledby="resources-heading" className="page-section no-print">
          <h2 id="resources-heading">{t`More resources`}</h2>
          <ArticleCards articles={articles} />
        </section>
      ) : null}
      <Checklist />
    </div>
  );
}
