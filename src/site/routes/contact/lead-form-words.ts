import type { LeadKind } from '#domain/leads/lead-states.ts';
import { urls } from '#site/urls.ts';

interface LeadFormWords {
  title: string;
  intro: string;
  button: string;
  /** What the thank-you page says happens next. */
  next: string;
  action: string;
}

/** What each form says; title and button of the contact form are the specification's (§2). */
export const leadFormWords: Readonly<Record<LeadKind, LeadFormWords>> = {
  contact: {
    title: 'Contact Us',
    intro: 'Ask about a bus, a trade-in or delivery. A person answers.',
    button: 'Talk to a Specialist →',
    next: 'A specialist answers by mail or phone, on the next working day at the latest.',
    action: urls.contact(),
  },
  callback: {
    title: 'Ask for a call',
    intro: 'Leave your number, and a specialist calls you back.',
    button: 'Call me back →',
    next: 'A specialist calls you in the hours you chose, Monday to Friday.',
    action: urls.callBack(),
  },
  'video-tour': {
    title: 'Ask for a video tour',
    intro: 'We walk around and through the bus with a phone, and you say what to look at.',
    button: 'Ask for this time →',
    next: 'We confirm the time by mail or phone.',
    action: urls.videoTour(),
  },
  'bus-alert': {
    title: 'Tell me when a bus like this comes',
    intro: 'Say what you need. We write when one comes in, and only then.',
    button: 'Tell me when it comes →',
    next: 'We sent you a mail. Follow its link to switch the alert on.',
    action: urls.busAlerts(),
  },
};
