import type { SiteSettings } from '#content/site-settings.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';

/** 'Used Bus For Sale, Near You' with its call button (spec §1, §2). */
export function CallBanner({ settings }: { settings: SiteSettings }) {
  const { banner, phone, hours } = settings;
  return (
    <section aria-labelledby="banner-heading" className="call-banner no-print page-width">
      <div>
        <div>
          <h2 id="banner-heading">{banner.heading}</h2>
          <p>{banner.text}</p>
        </div>
        <div>
          <ButtonLink href={phone.href} look="ink" large>
            <Icon name="phone" size={22} />
            {banner.action}
          </ButtonLink>
          <p className="figures">
            {phone.display} · {hours.header}
          </p>
        </div>
      </div>
    </section>
  );
}
