import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { faqs } from '#content/faqs.ts';
import type { Article, ContentLibrary } from '#domain/content/content-library.ts';
import { findAnswer } from '#domain/search/answers/find-answer.ts';
import { readAsked } from '#domain/search/answers/read-asked.ts';
import { inLanguage } from '#messages/in-language.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { createSiteContent } from '#server/wiring/content/create-site-content.ts';
import { contentIn } from '#site/languages/content-in-language.ts';
import { answerIndex } from './answer-passages.ts';

const content = await createSiteContent(siteSettings);

/** Where the answer stands, by the end of its address, and what it says; "" where nothing answers. */
async function answerTo(text: string, language: LanguageCode, library: ContentLibrary = content) {
  return inLanguage(language, async () => {
    const asked = readAsked(text, { now: new Date('2026-11-21'), language });
    const index = await answerIndex({ content: contentIn(library, language) });
    const found = asked && findAnswer(index, asked);
    return found ? `${found.passage.href} ${found.sentences.join(' ')}` : '';
  });
}

/** Questions, and a part of the address or the sentence that must answer them. */
const questions: Record<LanguageCode, [text: string, answer: string][]> = {
  en: [
    ['what is a coach bus', '/categories/coach Coaches are built for highway miles'],
    ['What is a shuttle?', '/categories/shuttle '],
    ['what is a trolley', '/categories/trolley '],
    ['what is a double decker', '/categories/double-decker '],
    ['whats a mini coach', '/categories/mini-coach '],
    ['what is an mfsab', '/categories/school-activity '],
    ['what does mfsab mean', '/categories/school-activity '],
    ['what is GVWR', 'GVWR is what the'],
    ['what does gvwr mean?', 'GVWR is what the'],
    ['waht is gvwr', 'GVWR is what the'],
    ['whats gvwr', 'GVWR is what the'],
    ['what is a cutaway', 'A cutaway shuttle is a bus body set on a van or truck front.'],
    ['what is egr', 'from-about-2004-egr Exhaust gas recirculation'],
    ['what is a def tank', 'the-catalyst-and-the-blue-cap'],
    ['can I finance a used bus', 'question=financing'],
    ['can i finace a used bus', 'question=financing'],
    ['do you offer financing', 'question=financing'],
    ['do you finance school buses?', 'question=financing'],
    ['is financing available', 'question=financing'],
    ['how long does a school bus last', 'Diesel school buses are commonly retired by age'],
    ['hwo long does a scool bus last', 'Diesel school buses are commonly retired by age'],
    ['school bus how long does it last', 'Diesel school buses are commonly retired by age'],
    ['how long do shuttle buses last', 'Gasoline cutaways age fairly evenly with miles'],
    ['difference between type a and type c school bus', 'school-bus-types-explained'],
    ['do i need a special endorsement to drive a school bus', 'endorsement'],
    ['how much does it cost to sell my bus', 'question=selling-cost'],
    ['do you buy used buses', 'question=buy-for-lot'],
    ['can i see a bus before i buy it', 'question=video-call'],
    ['can i make an offer', 'question=firm-prices'],
    ['are prices negotiable', 'question=firm-prices'],
    ['why do some buses have no price', 'question=call-for-price'],
    ['what is a featured bus', 'question=featured-buses'],
    ['what does only 3 left mean', 'question=only-n-left'],
    ['why does it say zero miles', 'question=zero-mileage'],
    ['does the passenger count include the driver', 'question=passenger-count'],
    ['do i need an account', 'question=accounts'],
    ['what are your hours', 'question=hours'],
    ['when are you open', 'question=hours'],
    ['can i buy directly from the owner', 'question=buy-from-owner'],
    ['where do i look for rust', 'rust-and-where-to-look'],
    ['how does a wheelchair lift work', 'wheelchair-lifts-and-the-ada'],
    ['what is the ada requirement for lifts', 'wheelchair-lifts-and-the-ada'],
    ['how do i get a title for a school bus', 'titles-plates-and-two-labels'],
    ['where is the vin on a bus', 'one-vin-two-makers'],
    ['which is better diesel or gas', 'diesel-gas-propane-electric'],
    ['is propane any good', 'propane'],
    ['how many adults fit in a school bus', 'holds two adults'],
    ['what insurance do i need for a bus', 'insurance'],
    ['how many shuttles does a hotel need', 'hotel-shuttle-fleets'],
    ['how do i take good photos of my bus', 'photos-that-sell-a-bus'],
    ['how does smart search work', 'question=smartsearch'],
  ],
  es: [
    ['¿Qué es un autocar?', '/categories/coach Los autocares'],
    ['que es gvwr', 'El GVWR es lo que'],
    ['qué significa gvwr', 'El GVWR es lo que'],
    ['puedo financiar un autobús usado', 'question=financing'],
    ['¿ofrecen financiamiento?', 'question=financing'],
    ['puedo hacer una oferta', 'question=firm-prices'],
    ['cuánto cuesta vender mi autobús', 'question=selling-cost'],
    ['qué diferencia hay entre tipo a y tipo c', 'tipos-de-autobus-escolar'],
    ['qué es un autobús tipo c', 'tipos-de-autobus-escolar'],
    ['cómo reviso un autobús usado', 'revision-en-siete-paradas'],
    ['puedo hablar con el dueño', 'question=buy-from-owner'],
    ['¿necesito una cuenta?', 'question=accounts'],
    ['what is a coach bus', '/categories/coach '],
    ['qué es un trolley', '/categories/trolley '],
    ['compran autobuses', 'question=buy-for-lot'],
  ],
  fr: [
    ['qu’est-ce qu’un autocar', '/categories/coach Les autocars'],
    ["c'est quoi le pnbv", 'Le PNBV est le poids'],
    ['puis-je financer un autobus usagé', 'question=financing'],
    ['offrez-vous du financement?', 'question=financing'],
    ['combien de temps dure un autobus scolaire', 'each-kind-wears-in-its-own-place'],
    ['faut-il un compte', 'question=accounts'],
    ['puis-je faire une offre', 'question=firm-prices'],
    ['combien coûte la vente de mon autobus', 'question=selling-cost'],
    ['quelle est la différence entre type a et type c', 'school'],
    ['what is gvwr', 'GVWR'],
    ['achetez-vous des autobus', 'question=buy-for-lot'],
    ["qu'est-ce qu'un tramway", '/categories/trolley '],
  ],
};

/** Asked of us, and not ours to answer: nothing here says it. */
const unanswered = [
  'what is a flux capacitor',
  'who won the super bowl',
  'how tall is the eiffel tower',
  'what is the weather today',
  'can you teach me to cook',
  'how long does a trolley last',
  'how much does bus insurance cost in france',
  'can i return a bus',
  'do i have to repaint a school bus',
  'why is the sky blue',
  'what is the meaning of life',
  'how do i file my taxes',
];

describe.each(['en', 'es', 'fr'] as const)('a question in %s', (language) => {
  it.each(questions[language])('%s', async (text, answer) => {
    const found = await answerTo(text, language);
    expect(found).toContain(answer);
  });
});

it.each(unanswered)('nothing of ours says "%s"', async (text) => {
  expect(await answerTo(text, 'en')).toBe('');
});

it.each(faqs.map(({ id, question }) => [question, id]))(
  'our own question, "%s"',
  async (question, id) => {
    expect(await answerTo(question, 'en')).toContain(`question=${id}#${id}`);
  },
);

it('an article that staff write is found at once, and its new words when they change it', async () => {
  const written = (text: string): Article => ({
    id: 9_000,
    slug: 'snow-chains',
    title: 'Snow chains on a bus',
    excerpt: 'What to carry in the mountains.',
    categories: ['blog-articles'],
    publishedOn: '2026-11-20',
    readMinutes: 1,
    picture: null,
    body: {
      html: `<p>Winter is long.</p><h2 id="which">Which chains fit</h2><p>${text}</p>`,
      headings: [{ id: 'which', text: 'Which chains fit' }],
    },
  });
  const withArticle = (article: Article): ContentLibrary => ({
    ...content,
    articles: async (category) => [article, ...(await content.articles(category))],
    article: async (slug) => (slug === article.slug ? article : content.article(slug)),
  });
  const question = 'do i need snow chains';
  expect(await answerTo(question, 'en')).toBe('');
  const first = withArticle(written('Snow chains are needed above the tree line.'));
  expect(await answerTo(question, 'en', first)).toContain('above the tree line');
  const second = withArticle(written('Snow chains are needed on both drive wheels.'));
  expect(await answerTo(question, 'en', second)).toContain('on both drive wheels');
  expect(await answerTo(question, 'en')).toBe('');
});
