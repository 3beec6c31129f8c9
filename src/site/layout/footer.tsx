import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { unitsOfLanguage } from '#messages/figures.ts';
import type { PageAnalytics } from '#site/page-settings.ts';
import { keptByValue } from '#site/kept-markup.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { FooterColumns, type FooterColumnsProps } from './footer-columns.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterMarks } from './footer-marks.tsx';
import { LanguageSwitch, type LanguageLink } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { useSectionLinks } from './navigation-links.ts';
import { MeasuringChoiceOpener } from './measuring.tsx';

interface FooterProps {
  settings: SiteSettings;
  /** Current year: the copyright line runs from 2008 to it (spec §2). */
  year: number;
  analytics?: PageAnalytics | null;
  languages?: readonly LanguageLink[];
}

/** All but the last line, the same on every page until somebody edits the settings. */
function FooterTop({ settings, sections }: FooterColumnsProps) {
  const { address } = settings;
  return (
    <>
      <FooterContact settings={settings} />
      <div className="page-width footer-top">
        <div>
          <a href={urls.home()} className="logo">
            <Logo name={settings.name} onInk />
          </a>
          <address className="footer-address">
            <a href={address.mapHref} className="footer-link">
              {address.street}
              <br />
              {address.city}, {address.state} {address.zip}
            </a>
            <a href={`mailto:${settings.salesEmail}`} className="footer-link">
              <Icon name="mail" size={18} />
              {settings.salesEmail}
            </a>
            <br />
            <a href={settings.phone.href} className="footer-link figures">
              <Icon name="phone" size={18} />
              {settings.phone.display}
            </a>
          </address>
          <p className="footer-hours">
            <Icon name="clock" size={18} />
            {saySetting(settings.hours.footer)}
          </p>
        </div>
        <FooterColumns settings={settings} sections={sections} />
      </div>
      <div className="page-width">
        <FooterMarks settings={settings} />
      </div>
    </>
  );
}

const keptTop = keptByValue((model: FooterColumnsProps) => <FooterTop {...model} />, 2);

export function Footer({ settings, year, analytics, languages = [] }: FooterProps) {
  return (
    <footer className="site-footer on-ink deferred">
      <div
        dangerouslySetInnerHTML={{ __html: keptTop({ settings, sections: useSectionLinks() }) }}
      />
      <div className="footer-bottom">
        <div className="page-width">
          <p className="figures">
            © {settings.copyrightStartYear}–{year} {settings.legalName}
          </p>
          <ul className="footer-legal">
            <li>
              <a href={urls.termsOfService()} className="footer-link">
                {t`Terms of Service`}
              </a>
            </li>
            <li>
              <a href={urls.privacyPolicy()} className="footer-link">
                {t`Privacy Policy`}
              </a>
            </li>
            <li>
              <a href={urls.accessibility()} className="footer-link">
                {t`Accessibility`}
              </a>
            </li>
            {/* Shown by its script: without one the figures stay as they are. */}
            <li hidden>
              <button
                type="button"
                className="footer-link"
                data-units=""
                aria-pressed={unitsOfLanguage() === 'metric'}
              >
                {t`Metric units`}
              </button>
            </li>
            <MeasuringChoiceOpener analytics={analytics} />
          </ul>
          {languages.length > 0 ? (
            <p className="footer-legal">
              <LanguageSwitch links={languages} className="footer-link" />
            </p>
          ) : null}
          {settings.social.length > 0 ? (
            <ul className="footer-social">
              {settings.social.map(({ network, href }) => (
                <li key={network}>
                  <a href={href} rel="noopener">
                    <Icon name={network} size={22} />
                    <span className="sr-only">{network}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </footer>
  );
}
