import type { SiteSettings } from '#content/site-settings.ts';
import { urls } from '#site/urls.ts';
import { ContactBlock } from './contact-block.tsx';
import { cacheableForm } from './lead-form-model.ts';

interface BusContactProps {
  bus: { id: number; title: string; stockNumber: string | null; sold: boolean };
  settings: SiteSettings;
}

/** The contact form on a bus page, about that bus; the same HTML for everybody, so it is cached. */
export function BusContact({ bus, settings }: BusContactProps) {
  const { id, title, stockNumber, sold } = bus;
  const model = cacheableForm('contact', { id, title, stockNumber });
  const like = { message: `I am looking for a bus like the ${title}.` };
  return (
    <div className="no-print mt-12 max-w-3xl">
      <ContactBlock model={sold ? { ...model, typed: like } : model} settings={settings} />
      <ul className="contact-ways">
        {sold ? null : (
          <li>
            <a href={urls.videoTour({ bus: id })}>See it by video</a>
          </li>
        )}
        <li>
          <a href={urls.callBack({ bus: id })}>Ask for a call</a>
        </li>
        <li>
          <a href={urls.busAlerts({ bus: id })}>Tell me when a bus like this comes</a>
        </li>
      </ul>
    </div>
  );
}
