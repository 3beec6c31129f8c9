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
    <div className="call-bar on-ink text-sm">
      <div className="page-width flex items-center justify-center gap-x-6 md:justify-between">
        <p className="max-md:hidden">{settings.tagline}</p>
        <p className="flex items-center gap-x-3 sm:gap-x-4">
          <a href={settings.phone.href} className="figures text-base font-semibold">
            <Icon name="phone" size={18} className="text-yellow" />
            <span className="sr-only">Call </span>
            {settings.phone.display}
          </a>
          <span className="figures whitespace-nowrap text-ink-200">{settings.hours.header}</span>
          <a href={urls.contact()} className="font-semibold text-yellow print:hidden md:hidden">
            Contact Us
          </a>
          <LanguageSwitch
            links={languages}
            className="font-semibold text-yellow print:hidden max-md:hidden"
          />
        </p>
      </div>
    </div>
  );
}
