import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { socialNetworks } from '#domain/content/site-marks.ts';
import { Footer } from './footer.tsx';

const footer = (settings = siteSettings) =>
  renderToStaticMarkup(<Footer settings={settings} year={2031} />);
const html = footer();

describe('Footer (spec §2)', () => {
  it.each([
    'Buy A Bus',
    'Sell A Bus',
    'FAQs',
    'Blog &amp; Articles',
    'Selling &amp; Buying Guide',
    'Media &amp; Resources',
    'About Us',
    'Contact',
    '125 N Railroad Ave',
    'Pedricktown, NJ 08067',
    'Terms of Service',
    'Privacy Policy',
    'BBB',
    'SSL',
    '© 2008–2031',
  ])('says %s', (text) => expect(html).toContain(text));

  it('keeps its e-mail input hidden, of type e-mail, and out of the address without a script', () => {
    const form = /<form.*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toContain('action="/contact"');
    expect(form).toMatch(/<input type="email" hidden=""/);
    expect(form).not.toMatch(/<input[^>]* name=/);
    expect(form).toContain('Contact Us');
  });

  it('has the other languages beside each other', () => {
    const links = (['es', 'fr'] as const).map((language) => ({
      language,
      name: language,
      href: `/${language}/`,
      current: false,
    }));
    const page = renderToStaticMarkup(
      <Footer settings={siteSettings} year={2031} languages={links} />,
    );
    expect(page).toMatch(
      /<p class="footer-legal"><a href="\/es\/".*?<a href="\/fr\/".*?<\/a><\/p>/,
    );
  });

  it('links to the four networks once the operator has named them', () => {
    const social = socialNetworks.map((network) => ({
      network,
      href: `https://${network}.test/us`,
    }));
    const named = footer({ ...siteSettings, social });
    for (const network of ['Facebook', 'YouTube', 'LinkedIn', 'Instagram']) {
      expect(named).toContain(`<span class="sr-only">${network}</span>`);
      expect(html).not.toContain(network);
    }
  });

  it('names both payment marks', () => {
    const payment = siteSettings.marks.find(({ label }) => label === 'Payment');
    expect(payment?.marks).toHaveLength(2);
    for (const { name } of payment?.marks ?? []) expect(html).toContain(name);
  });
});
