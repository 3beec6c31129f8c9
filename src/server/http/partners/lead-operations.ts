import { z } from 'zod';
import { leadKinds } from '#domain/leads/lead-forms.ts';
import { leadStates } from '#domain/leads/lead-states.ts';
import { leadForPartner } from '#domain/partners/lead-feed.ts';
import { partnerOperation } from './partner-operation.ts';

const leadSchema = z
  .object({
    reference: z.string().describe('What the person was told; the same for ever'),
    kind: z.enum(leadKinds),
    state: z.enum(Object.keys(leadStates)),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable().describe('E.164 where it could be read'),
    message: z.string().nullable(),
    bus: z
      .object({ id: z.int(), stockNumber: z.string().nullable(), title: z.string() })
      .nullable()
      .describe('The bus it is about, as it was called then'),
  })
  .meta({ id: 'Lead' });

const leadListSchema = z
  .object({
    leads: z.array(leadSchema),
    next: z.string().describe('For `since` of the next call'),
  })
  .meta({ id: 'LeadListPart' });

export const readLeads = partnerOperation({
  id: 'readLeads',
  method: 'get',
  path: '/leads',
  tag: 'Partners',
  summary: 'Leads since the last time',
  description:
    'What people asked, in the order in which it came. Begin without `since`, go on with `next` of the answer before: nothing is missed. What was confirmed late or proved to be no spam comes then; only what we had taken for spam meanwhile comes twice, by the same reference; all come once more after we had to go back to a backup. Whoever was erased is gone from it; keep no longer than you may.',
  parameters: z.object({}),
  query: z.object({
    since: z
      .string()
      .regex(/^e?\d{1,15}$/, 'Not the `next` of an answer')
      .optional()
      .describe('`next` of the answer before'),
    limit: z.int().min(1).max(100).default(50).describe('Leads in one answer'),
  }),
  answer: leadListSchema,
  answerAbout: 'Leads; none when there is nothing new',
  problems: [],
  scope: 'leads.read',
  turn: 'read',
  async handle({ services, query }) {
    const { leads, next } = await services.leads.after(query.since ?? '0', query.limit);
    const body: z.infer<typeof leadListSchema> = { leads: leads.map(leadForPartner), next };
    return { status: 200, body };
  },
});
