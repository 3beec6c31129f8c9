import { createContext } from 'react';
import { builtInCategories, type ContentCategories } from '#domain/content/content-category.ts';

/** The sections of the knowledge center, for whatever a page shows of them; set by `renderPage`. */
export const ContentSections = createContext<ContentCategories>(builtInCategories);

/** What pages tell the browser's analytics facade; absent, nothing is measured. */
export interface PageAnalytics {
  /** The official SDK, for visitors who agree; null: none. */
  amplitude: { apiKey: string; serverUrl: string } | null;
  /** Container of Google Tag Manager, for visitors who agree; null: none. */
  gtmId: string | null;
}

/** Whether visitors have a choice to make: only then is there anything to agree to. */
export const asksConsent = (analytics: PageAnalytics | null | undefined): boolean =>
  Boolean(analytics && (analytics.amplitude ?? analytics.gtmId));

/** The third-party marketing form of spec §2 and §7. */
export interface MarketingForm {
  portalId: string;
  formId: string;
  scriptUrl: string;
}

/** Null where contact forms are our own. */
export const MarketingFormContext = createContext<MarketingForm | null>(null);
