import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { ContactBlock } from './contact-block.tsx';
import { ContactWays } from './contact-ways.tsx';
import { cacheableForm } from './lead-form-model.ts';

interface BusContactProps {
  bus: { id: number; title: string; stockNumber: string | null; sold: boolean };
  settings: SiteSettings;
}

/** The contact form on a bus page, about that bus; the same HTML for everybody, so it is cached. */
export function BusContact({ bus, settings }: BusContactProps) {
  const { id, title, stockNumber, sold } = bus;
  const model = cacheableForm('contact', { id, title, stockNumber });
  const like = { message: t`I am looking for a bus like the ${{ bus: title }}.` };
  return (
    <div className="bus-contact deferred no-print">
      <ContactBlock model={sold ? { ...model, typed: like } : model} settings={settings} />
      <ContactWays bus={{ id, sold }} />
    </div>
  );
}
