import { msg } from '@lingui/core/macro';
import type { LeadKind } from '#domain/leads/lead-forms.ts';
import type { Message } from '#messages/i18n.ts';
import { patterns } from '#site/urls.ts';

interface LeadPage {
  /** Without a language. */
  address: string;
  title: Message;
  intro: Message;
  button: Message;
  /** What the thank-you page says happens next. */
  next: Message;
}

/** Where each form stands and what it says; title and button of `contact` are the specification's (§2). */
export const leadPages: Readonly<Record<LeadKind, LeadPage>> = {
  contact: {
    address: patterns.contact,
    title: msg`Contact Us`,
    intro: msg`Ask about a bus, a trade-in or delivery. A person answers.`,
    button: msg`Talk to a Specialist →`,
    next: msg`A specialist answers by mail or phone, on the next working day at the latest.`,
  },
  callback: {
    address: patterns.callBack,
    title: msg`Ask for a call`,
    intro: msg`Leave your number, and a specialist calls you back.`,
    button: msg`Call me back →`,
    next: msg`A specialist calls you in the hours you chose, Monday to Friday.`,
  },
  'video-tour': {
    address: patterns.videoTour,
    title: msg`Ask for a video tour`,
    intro: msg`We walk around and through the bus with a phone, and you say what to look at.`,
    button: msg`Ask for this time →`,
    next: msg`We confirm the time by mail or phone.`,
  },
  quote: {
    address: patterns.quoteRequest,
    title: msg`Ask for a quote`,
    intro: msg`One message for all of them, and one answer with one reference.`,
    button: msg`Ask for the quote →`,
    next: msg`A specialist checks that every bus is still there and answers with one offer for all.`,
  },
  'bus-alert': {
    address: patterns.busAlerts,
    title: msg`Tell me when a bus like this comes`,
    intro: msg`Say what you need. We write when one comes in or its price drops, and only then.`,
    button: msg`Tell me when it comes →`,
    next: msg`We sent you a mail. Follow its link to switch the alert on.`,
  },
  'price-watch': {
    address: patterns.priceWatch,
    title: msg`Tell me when the price drops`,
    intro: msg`We write when the price of this bus drops and when it is sold or taken off the site, and then no more.`,
    button: msg`Watch the price →`,
    next: msg`We sent you a mail. Follow its link to switch the alert on.`,
  },
};
