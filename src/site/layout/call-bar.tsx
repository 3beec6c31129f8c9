import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { LanguageSwitch, type LanguageLink } from './language-switch.tsx';

/** Phone line with its availability, as the header states it (spec §1, §2). */
export function CallBar({
  settings,
  languages = [],
}: {
  settings: SiteSettings;
  languages?: readonly LanguageLink[];
}) {
  const phone = settings.phone.display;
  return (
    <div className="call-bar on-ink">
      <div className="page-width">
        <p className="wide-only">{saySetting(settings.tagline)}</p>
        <p className="call-bar-lines">
          <a href={settings.phone.href} className="figures call-bar-phone">
            <Icon name="phone" size={18} />
            <Trans>
              <span className="sr-only">Call </span>
              {phone}
            </Trans>
          </a>
          <span className="figures call-bar-hours">{saySetting(settings.hours.header)}</span>
          <a href={urls.contact()} className="call-bar-more narrow-only">
            {t`Contact Us`}
          </a>
          <LanguageSwitch links={languages} className="call-bar-more wide-only" />
        </p>
      </div>
    </div>
  );
}
