import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { Button } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';

/**
 * The tagline with its 'Contact Us' button (spec §2, §5). The e-mail input is hidden and has no
 * name, so that without a script the form is a plain way to /contact and no address lands in a URL;
 * `browser/page/footer-form.ts` keeps what was filled in for the contact form.
 */
export function FooterContact({ settings }: { settings: SiteSettings }) {
  return (
    <div className="footer-contact">
      <div className="page-width">
        <p>{saySetting(settings.footerTagline)}</p>
        <form action={urls.contact()} method="get" data-footer-form="">
          {/* Browsers that fill in forms lay the whole footer out to see whether a field in it is visible. */}
          <template>
            <input type="email" hidden aria-label={t`E-mail`} autoComplete="off" />
          </template>
          <Button type="submit" aria-live="polite" data-busy={t`Redirecting...`}>
            {t`Contact Us`}
          </Button>
        </form>
      </div>
    </div>
  );
}
