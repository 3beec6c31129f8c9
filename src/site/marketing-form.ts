import { createContext } from 'react';

/** The third-party marketing form of spec §2 and §7. */
export interface MarketingForm {
  portalId: string;
  formId: string;
  scriptUrl: string;
}

/** Null where contact forms are our own. */
export const MarketingFormContext = createContext<MarketingForm | null>(null);
