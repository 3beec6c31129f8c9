import type { LeadKind } from '#domain/leads/lead-forms.ts';
import { patterns } from '#site/urls.ts';

interface LeadPage {
  address: string;
  title: string;
  intro: string;
  button: string;
  /** What the thank-you page says happens next. */
  next: string;
}

/** Where each form stands and what it says; title and button of `contact` are the specification's (§2). */
export const leadPages: Readonly<Record<LeadKind, LeadPage>> = {
  contact: {
    address: patterns.contact,
    title: 'Contact Us',
    intro: 'Ask about a bus, a trade-in or delivery. A person answers.',
    button: 'Talk to a Specialist →',
    next: 'A specialist answers by mail or phone, on the next working day at the latest.',
  },
  callback: {
    address: patterns.callBack,
    title: 'Ask for a call',
    intro: 'Leave your number, and a specialist calls you back.',
    button: 'Call me back →',
    next: 'A specialist calls you in the hours you chose, Monday to Friday.',
  },
  'video-tour': {
    address: patterns.videoTour,
    title: 'Ask for a video tour',
    intro: 'We walk around and through the bus with a phone, and you say what to look at.',
    button: 'Ask for this time →',
    next: 'We confirm the time by mail or phone.',
  },
  'bus-alert': {
    address: patterns.busAlerts,
    title: 'Tell me when a bus like this comes',
    intro: 'Say what you need. We write when one comes in, and only then.',
    button: 'Tell me when it comes →',
    next: 'We sent you a mail. Follow its link to switch the alert on.',
  },
};
