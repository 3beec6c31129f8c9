import type { SiteSettings } from '#content/site-settings.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';

/** 'Used Bus For Sale, Near You' with its call button (spec §1, §2). */
export function CallBanner({ settings }: { settings: SiteSettings }) {
  const { banner, phone, hours } = settings;
  return (
    <section aria-labelledby="banner-heading" className="no-print page-width mt-14">
      <div className="flex flex-col items-start gap-5 rounded-md bg-yellow px-5 py-7 sm:px-8 md:flex-row md:items-center md:justify-between">
        <div className="max-w-xl">
          <h2 id="banner-heading">{banner.heading}</h2>
          <p className="mt-1.5 text-lg leading-snug text-balance">{banner.text}</p>
        </div>
        <div className="shrink-0">
          <ButtonLink href={phone.href} look="ink" large>
            <Icon name="phone" size={22} />
            {banner.action}
          </ButtonLink>
          <p className="figures mt-2 font-semibold md:text-center">
            {phone.display} · {hours.header}
          </p>
        </div>
      </div>
    </section>
  );
}
