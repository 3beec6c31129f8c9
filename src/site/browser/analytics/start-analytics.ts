import { addClient, measureNothing } from './facade.ts';
import { afterLoad, startOwnClient } from './own-client.ts';
import { watchPage } from './watch-page.ts';

/**
 * Starts measuring, once, if the page asks for it and the visitor's browser does not forbid it
 * (Global Privacy Control, Do Not Track). Third parties come after idle, and only where the page
 * names one and the visitor agrees.
 */
export function startAnalytics(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="analytics"]');
  if (!meta || isForbidden()) return measureNothing();
  addClient(startOwnClient());
  watchPage(meta.content);
  const { amplitudeKey, gtm } = meta.dataset;
  if (amplitudeKey || gtm) {
    afterLoad(() => {
      // Blocked or gone: then nobody is asked, and nothing else changes.
      import('./third-parties.ts').then(
        ({ startThirdParties }) => startThirdParties(meta),
        () => undefined,
      );
    });
  }
}

function isForbidden(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}
