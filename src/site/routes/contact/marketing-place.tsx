import { t } from '@lingui/core/macro';
import { useContext } from 'react';
import { MarketingFormContext } from '#site/page-settings.ts';

/** Where the third party's form will stand; `browser/contact/start-marketing-form.ts` loads it. */
export function MarketingPlace() {
  const form = useContext(MarketingFormContext);
  if (!form) return null;
  return (
    <div
      className="marketing-form"
      hidden
      data-script={form.scriptUrl}
      data-portal={form.portalId}
      data-form={form.formId}
    >
      <p role="status">{t`Loading the form…`}</p>
      <div id="marketing-form-target" />
    </div>
  );
}
