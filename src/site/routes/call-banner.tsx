import type { SiteSettings } from '#content/site-settings.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { saySetting } from '#site/words/trade-words.ts';

/** 'Used Bus For Sale, Near You' with its call button (spec §1, §2). */
export function CallBanner({ settings }: { settings: SiteSettings }) {
  const { banner, phone, hours } = settings;
  return (
    <section aria-labelledby="banner-heading" className="call-banner no-print page-width">
      <div>
        <div>
          <h2 id="banner-heading">{saySetting(banner.heading)}</h2>
          <p>{saySetting(banner.text)}</p>
        </div>
        <div>
          <ButtonLink href={phone.href} look="ink" large>
            <Icon name="phone" size={22} />
            {saySetting(banner.action)}
          </ButtonLink>
          <p className="figures">
            {phone.display} · {saySetting(hours.header)}
          </p>
        </div>
      </div>
    </section>
  );
}
