import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';

/** Step one while the database is away: safe with us, and photos can be added in a while. */
export function ReceivedPage(props: {
  reference: string;
  token: string;
  settings: SiteSettings;
  siteUrl: string;
}) {
  const { reference, token, settings, siteUrl } = props;
  const { display: phone, href } = settings.phone;
  const path = urls.sellUploading(token);
  return (
    <div className="page-width sell-received">
      <PageHeading
        crumbs={[{ label: t`Sell a Bus`, href: urls.sellYourBus() }, { label: t`Received` }]}
        title={t`We have your bus`}
        intro={t`Your description is safe with us. The page for your photos does not open at this moment; it will in a few minutes.`}
      />
      <p className="sell-received-reference">
        <Trans>
          Your reference is <strong className="figures">{reference}</strong>.
        </Trans>
      </p>
      <div className="sell-link">
        <p>
          <Trans>
            <strong>Keep this private link.</strong> In a while it opens your photos and everything
            you told us:
          </Trans>
        </p>
        <p className="sell-link-address">
          <a href={path}>{siteUrl + path}</a>
        </p>
      </div>
      <p>
        <Trans>
          Would you rather talk? Call{' '}
          <a href={href} className="text-link sell-phone">
            {phone}
          </a>{' '}
          and tell us the reference.
        </Trans>
      </p>
    </div>
  );
}
