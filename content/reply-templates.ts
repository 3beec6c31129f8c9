import { languages } from '#messages/languages.ts';
import { frenchReplyTemplates } from './reply-templates-fr.ts';
import { spanishReplyTemplates } from './reply-templates-es.ts';

const englishReplyTemplates = [
  {
    name: 'Still available',
    subject: 'Your question about {{bus}}',
    body: `Hello {{first_name}},

Thank you for asking about {{bus}}. Still here, and ready to be seen.

I can send you a walk-around video, the service papers we have, or a delivered price to your ZIP code. Tell me which of these helps, or call me at {{phone}}.

{{bus_link}}

{{my_name}}
{{company}}`,
  },
  {
    name: 'Already sold, here is another',
    subject: 'About {{bus}}',
    body: `Hello {{first_name}},

Somebody else was faster: a buyer is found for {{bus}}. I have others like it, and more come in every week.

How many passengers do you carry, and do you need a wheelchair lift? With that I can send you two or three that fit. You can also call me at {{phone}}.

{{my_name}}
{{company}}`,
  },
  {
    name: 'Tour confirmed',
    subject: 'Your video tour of {{bus}}',
    body: `Hello {{first_name}},

The time you asked for works. I will call you from {{phone}} with the camera on, walk around {{bus}}, start the engine and run the doors and the lift. Have your questions ready, it takes about half an hour.

If the time no longer suits you, answer this mail.

{{my_name}}
{{company}}`,
  },
  {
    name: 'Tried to call',
    subject: 'We tried to reach you ({{reference}})',
    body: `Hello {{first_name}},

I called the number you gave us and did not reach you. When is a good time, and is this the right number? You can reach me at {{phone}}; your reference is {{reference}}.

{{my_name}}
{{company}}`,
  },
] as const;

interface Sibling {
  /** Name of the English one. */
  of: string;
  subject: string;
  body: string;
}

const siblings = (language: 'es' | 'fr', texts: readonly Sibling[]) =>
  texts.map((text) => ({ ...text, language, name: `${text.of} (${languages[language].name})` }));

/** What a new installation starts with; staff change, add and remove them in the back office. */
export const replyTemplates = [
  ...englishReplyTemplates.map((text) => ({ ...text, language: 'en' as const })),
  ...siblings('es', spanishReplyTemplates),
  ...siblings('fr', frenchReplyTemplates),
];
