import type { SiteSettings } from '#content/site-settings.ts';
import type { PageAnalytics } from '#site/page-analytics.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { FooterColumns } from './footer-columns.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterMarks } from './footer-marks.tsx';
import { LanguageSwitch, type LanguageLink } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MeasuringChoiceOpener } from './measuring-choice.tsx';

interface FooterProps {
  settings: SiteSettings;
  /** Current year: the copyright line runs from 2008 to it (spec §2). */
  year: number;
  analytics?: PageAnalytics | null;
  languages?: readonly LanguageLink[];
}

export function Footer({ settings, year, analytics, languages = [] }: FooterProps) {
  const { address } = settings;
  return (
    <footer className="site-footer on-ink deferred">
      <FooterContact settings={settings} />
      <div className="page-width grid gap-x-8 gap-y-8 py-10 lg:grid-cols-[1.1fr_2fr]">
        <div>
          <a href={urls.home()} className="logo">
            <Logo name={settings.name} onInk />
          </a>
          <address className="mt-4 leading-relaxed text-ink-100 not-italic">
            <a href={address.mapHref} className="footer-link !block">
              {address.street}
              <br />
              {address.city}, {address.state} {address.zip}
            </a>
            <a href={`mailto:${settings.salesEmail}`} className="footer-link mt-2 gap-2">
              <Icon name="mail" size={18} className="text-yellow" />
              {settings.salesEmail}
            </a>
            <br />
            <a href={settings.phone.href} className="footer-link figures gap-2">
              <Icon name="phone" size={18} className="text-yellow" />
              {settings.phone.display}
            </a>
          </address>
          <p className="flex items-center gap-2 py-2 text-ink-100">
            <Icon name="clock" size={18} className="text-yellow" />
            {settings.hours.footer}
          </p>
        </div>
        <FooterColumns settings={settings} />
      </div>
      <div className="page-width">
        <FooterMarks settings={settings} />
      </div>
      <div className="border-t border-ink-700">
        <div className="page-width flex flex-col gap-x-6 gap-y-2 py-4 text-sm text-ink-200 md:flex-row md:items-center">
          <p className="figures">
            © {settings.copyrightStartYear}–{year} {settings.legalName}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            <li>
              <a href={urls.termsOfService()} className="footer-link">
                Terms of Service
              </a>
            </li>
            <li>
              <a href={urls.privacyPolicy()} className="footer-link">
                Privacy Policy
              </a>
            </li>
            <li>
              <a href={urls.accessibility()} className="footer-link">
                Accessibility
              </a>
            </li>
            {/* Shown by its script: without one the figures stay as they are. */}
            <li hidden>
              <button type="button" className="footer-link" data-units="" aria-pressed="false">
                Metric units
              </button>
            </li>
            <MeasuringChoiceOpener analytics={analytics} />
          </ul>
          <LanguageSwitch links={languages} className="footer-link" />
          <ul className="-ml-2.5 flex md:ml-auto">
            {settings.social.map(({ network, href }) => (
              <li key={network}>
                <a
                  href={href}
                  rel="noopener"
                  className="grid size-11 place-items-center rounded hover:text-yellow"
                >
                  <Icon name={network} size={22} />
                  <span className="sr-only">{network}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
