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
  const path = urls.sellUploading(token);
  return (
    <div className="page-width sell-received">
      <PageHeading
        crumbs={[{ label: 'Sell a Bus', href: urls.sellYourBus() }, { label: 'Received' }]}
        title="We have your bus"
        intro="Your description is safe with us. The page for your photos does not open at this moment; it will in a few minutes."
      />
      <p className="sell-received-reference">
        Your reference is <strong className="figures">{reference}</strong>.
      </p>
      <div className="sell-link">
        <p>
          <strong>Keep this private link.</strong> In a while it opens your photos and everything
          you told us:
        </p>
        <p className="sell-link-address">
          <a href={path}>{siteUrl + path}</a>
        </p>
      </div>
      <p>
        Would you rather talk? Call{' '}
        <a href={settings.phone.href} className="text-link sell-phone">
          {settings.phone.display}
        </a>{' '}
        and tell us the reference.
      </p>
    </div>
  );
}
