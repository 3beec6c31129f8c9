import { z } from 'zod';
import { writeChoice } from '#domain/quotes/quote-choice.ts';
import { longestText, parseListQuery } from '#domain/search/list-query.ts';
import { contentIn } from '#site/languages/content-in-language.ts';
import { answerQuestion } from '#site/routes/search/answers/answer-question.ts';
import { urls } from '#site/urls.ts';
import { ApiProblem } from '../../problem-details.ts';
import { tool } from '../tool.ts';
import { busId, findBus } from './bus-tools.ts';

export const askQuestion = tool({
  name: 'answer_question',
  title: 'Questions and answers',
  description:
    'What this site says about buying, selling and driving buses: the answer of its own pages to a question, and without one, or without an answer, all frequent questions with theirs.',
  input: { question: z.string().min(1).max(longestText).optional() },
  output: {
    answer: z
      .object({ title: z.string(), text: z.string(), source: z.string().nullable(), url: z.url() })
      .nullable()
      .describe('Null: no page of ours certainly answers it'),
    faqs: z.array(z.object({ question: z.string(), answer: z.string(), url: z.url() })),
  },
  async run({ question = '', language }, services) {
    const { siteUrl } = services;
    const content = contentIn(services.content, language);
    const query = parseListQuery(new URLSearchParams({ search: question }));
    const found = await answerQuestion(query, { ...services, content });
    if (found) {
      const { title, text, source, href } = found.answer;
      return { answer: { title, text, source, url: siteUrl + href }, faqs: [] };
    }
    const faqs = (await content.faqs()).map((one) => ({
      question: one.question,
      answer: one.answer.join('\n'),
      url: siteUrl + urls.faqs({ question: one.id }),
    }));
    return { answer: null, faqs };
  },
});

const most = 20;
type Ways = Record<
  string,
  { of: readonly [least: number, most: number]; link(ids: number[]): string }
>;
const ways = {
  question: { of: [0, 1], link: ([bus]) => urls.contact({ bus }) },
  'call-back': { of: [0, 1], link: ([bus]) => urls.callBack({ bus }) },
  'video-tour': { of: [0, 1], link: ([bus]) => urls.videoTour({ bus }) },
  'bus-alert': { of: [0, 1], link: ([bus]) => urls.busAlerts({ bus }) },
  'price-watch': { of: [1, 1], link: ([bus]) => urls.priceWatch({ bus: bus! }) },
  quote: {
    of: [1, most],
    link: (ids) => urls.quote(ids.map((id) => writeChoice({ busId: id, count: 1 }))),
  },
} as const satisfies Ways;

export const prepareForm = tool({
  name: 'prepare_contact_form',
  title: 'Prepare a contact form',
  description:
    'A link to the right form of this site, which already says what and which buses it is about. Sends nothing and takes nothing personal: the buyer opens the link, fills in and sends.',
  input: {
    subject: z.enum(Object.keys(ways) as (keyof typeof ways)[]),
    busIds: z.array(busId).max(most).default([]),
  },
  output: { url: z.url(), sent: z.literal(false) },
  async run({ subject, busIds }, services) {
    const { of, link }: Ways[string] = ways[subject];
    const ids = [...new Set(busIds)];
    const [fewest, atMost] = of;
    if (ids.length < fewest || ids.length > atMost) {
      const number = fewest === atMost ? `${fewest}` : `${fewest} to ${atMost}`;
      throw new ApiProblem('invalid-parameter', `"${subject}" takes ${number} of \`busIds\`.`);
    }
    const buses = await Promise.all(ids.map((id) => findBus(id, services)));
    const sold = buses.find((bus) => bus.sold);
    if (sold) throw new ApiProblem('gone', `The bus ${sold.id} is sold.`);
    return { url: services.siteUrl + link(ids), sent: false as const };
  },
});
