import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { Icon } from '#site/ui/icon.tsx';
import { saySetting } from '#site/words/trade-words.ts';
import { MapPicture } from './map-picture.tsx';

/** The contact section 'General' (spec §2): map link, phone of its own, e-mail, hours, social icons. */
export function ContactSection({ settings }: { settings: SiteSettings }) {
  const { address, contactPhone, salesEmail, hours, contactSocial } = settings;
  return (
    <section aria-labelledby="general-heading">
      <h2 id="general-heading">{t`General`}</h2>
      <ul className="contact-lines">
        <li>
          <Icon name="pin" size={22} />
          <a href={address.mapHref} className="text-link">
            {address.street}, {address.city}, {address.state} {address.zip}
          </a>
        </li>
        <li>
          <Icon name="phone" size={22} />
          <a href={contactPhone.href} className="text-link figures">
            {contactPhone.display}
          </a>
        </li>
        <li>
          <Icon name="mail" size={22} />
          <a href={`mailto:${salesEmail}`} className="text-link">
            {salesEmail}
          </a>
        </li>
        <li>
          <Icon name="clock" size={22} />
          <span className="figures">{saySetting(hours.contact)}</span>
        </li>
      </ul>
      {contactSocial.length > 0 ? (
        <ul className="contact-social">
          {contactSocial.map(({ network, href }) => (
            <li key={network}>
              <a href={href} rel="noopener">
                <Icon name={network} size={24} />
                <span className="sr-only">{network}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <a href={address.mapHref} className="map-frame">
        <MapPicture street={address.street} />
        <span className="map-action">
          {t`Open the map`}
          <Icon name="arrow-right" size={18} />
        </span>
      </a>
    </section>
  );
}
