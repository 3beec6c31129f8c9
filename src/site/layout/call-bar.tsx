import type { SiteSettings } from '#content/site-settings.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { LanguageSwitch, type LanguageLink } from './language-switch.tsx';

/** Phone line with its availability, as the header states it (spec §1, §2). */
export function CallBar({
  settings,
  languages = [],
}: {
  settings: SiteSettings;
  languages?: readonly LanguageLink[];
}) {
  return (
    <div className="call-bar on-ink">
      <div className="page-width">
        <p className="wide-only">{settings.tagline}</p>
        <p className="call-bar-lines">
          <a href={settings.phone.href} className="figures call-bar-phone">
            <Icon name="phone" size={18} />
            <span className="sr-only">Call </span>
            {settings.phone.display}
          </a>
          <span className="figures call-bar-hours">{settings.hours.header}</span>
          <a href={urls.contact()} className="call-bar-more narrow-only">
            Contact Us
          </a>
          <LanguageSwitch links={languages} className="call-bar-more wide-only" />
        </p>
      </div>
    </div>
  );
}
