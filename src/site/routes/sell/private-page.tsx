import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import { keepPrivate } from '#site/keep-private.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { patterns, urls } from '#site/urls.ts';
import { cutLinkWords } from '#site/words/cut-link.ts';

interface PrivatePage {
  title: string;
  body: ReactElement;
  status?: ContentfulStatusCode;
}

/** A page of one seller, also where it answers what was posted to a public page. */
export function renderPrivatePage(c: Context<SiteEnv>, page: PrivatePage): Response {
  const { settings } = c.get('services');
  const response = renderPage(c, {
    meta: {
      title: `${page.title} | ${settings.name}`,
      description: t`A private page for the seller of a bus.`,
      canonicalPath: patterns.sellYourBus,
      robots: 'noindex, nofollow',
    },
    current: 'sell',
    styles: 'selling',
    body: page.body,
    status: page.status,
  });
  keepPrivate(response.headers);
  return response;
}

/** For a link that opens nothing: mistyped, cut off, or deleted after its time. */
export const unknownLinkPage = (c: Context<SiteEnv>): Response =>
  linkOpensNothing(c, {
    status: 404,
    why: t`Its time may be over: a bus that is not sent is deleted after 60 days, one that was taken back after 90. Call us with your reference number.`,
    instead: <ButtonLink href={urls.sellYourBus()}>{t`Start with a bus`}</ButtonLink>,
  });

interface DeadLink {
  status: ContentfulStatusCode;
  why: string;
  /** What can be done without the link, beside calling. */
  instead?: ReactElement;
}

export function linkOpensNothing(c: Context<SiteEnv>, { status, why, instead }: DeadLink) {
  const { display: phone, href } = c.get('services').settings.phone;
  const { title, text } = cutLinkWords(c.req.param('token') ?? c.req.query('draft')) ?? {
    title: t`This link opens nothing`,
    text: why,
  };
  return renderPrivatePage(c, {
    title,
    status,
    body: (
      <div className="page-width sell-note">
        <h1>{title}</h1>
        <p className="page-intro">{text}</p>
        <p className="sell-ways">
          {instead}
          <ButtonLink href={href} look="secondary" className="figures">
            <Icon name="phone" />
            {t`Call ${phone}`}
          </ButtonLink>
        </p>
      </div>
    ),
  });
}

/** When the database does not answer: what was stored is safe, what is on the screen may be sent again. */
export function unavailablePage(c: Context<SiteEnv>): Response {
  const { display: phone, href } = c.get('services').settings.phone;
  return renderPrivatePage(c, {
    title: t`Error: not saved yet`,
    status: 503,
    body: (
      <div className="page-width sell-note">
        <h1>{t`We could not do that just now`}</h1>
        <p className="page-intro">
          <Trans>
            What you sent before is safe; the last step is not saved yet. Go back and try again in a
            few minutes, or call{' '}
            <a href={href} className="text-link sell-phone">
              {phone}
            </a>{' '}
            and we do it for you.
          </Trans>
        </p>
      </div>
    ),
  });
}
