import { scoreForm, type FormScore, type FormSignals } from '../forms/form-signals.ts';
import { leadForms } from './lead-forms.ts';
import { leadWords } from './present-lead.ts';
import type { PostedLead } from './read-posted-lead.ts';

/** `sameTextCount`: how many leads with the same text came in the last day. */
type LeadSignals = FormSignals & { sameTextCount: number };

/** Nobody reads and fills five fields in this time; a password manager and a short note can. */
const hastyMs = 2_500;
/** Who saves a search finds it written there, and lets the browser enter the address. */
const hastyAlertMs = 1_000;

/** No rule looks at a person's name, language, country or provider. */
export function scoreSpam(posted: PostedLead, signals: LeadSignals): FormScore {
  const text = leadWords(posted) ?? '';
  const names = `${posted.firstName ?? ''} ${posted.lastName ?? ''}`;
  const links = text.match(/https?:\/\/|www\.|\[url|<a\s/giu)?.length ?? 0;
  const pitches = new Set(text.toLowerCase().match(salesPitch)).size;
  return scoreForm(signals, leadForms[posted.kind].confirmed ? hastyAlertMs : hastyMs, [
    [links > 2, Math.min(60, 15 * links), 'many links'],
    [/https?:\/\/|www\./iu.test(names), 60, 'link in the name'],
    [/\[url=|<a\s+href/iu.test(text), 40, 'link markup'],
    [pitches > 0, 30 * pitches, 'sells services to us'],
    [signals.sameTextCount > 1, 20 * signals.sameTextCount, 'same text again'],
  ]);
}

const salesPitch =
  /\b(?:backlinks?|guest posts?|seo services?|search engine optimi[sz]ation|rank (?:higher|#?1)|first page of google|online casino|crypto(?:currency)? investment|web ?design services?|buy followers|business loans? approved|viagra|cialis)\b/gu;
