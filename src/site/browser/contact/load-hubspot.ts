interface HubspotFormOptions {
  portalId: string;
  formId: string;
  /** Selector of an element that is in the page. */
  target: string;
  /** Empty keeps the embed in the page itself instead of a frame. */
  css: string;
  onFormReady(): void;
  onFormSubmit(): void;
  onFormSubmitted(): void;
}

/** The part of the embed's client API that we use (`hbspt.forms`). */
interface HubspotForms {
  create(options: HubspotFormOptions): void;
}

/** Loads the embed's script once; rejects when it cannot be fetched or is not what it should be. */
export function loadHubspot(scriptUrl: string): Promise<HubspotForms> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener('error', () => reject(new Error('the script did not load')));
    script.addEventListener('load', () => {
      const { hbspt } = window as Window & { hbspt?: { forms?: HubspotForms } };
      if (hbspt?.forms) resolve(hbspt.forms);
      else reject(new Error('the script brought no forms'));
    });
    document.head.append(script);
  });
}
