import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { findAnswer } from '#domain/search/answers/find-answer.ts';
import { readAsked } from '#domain/search/answers/read-asked.ts';
import { inLanguage } from '#messages/in-language.ts';
import { createSiteContent } from '#server/wiring/content/create-site-content.ts';
import { contentIn } from '#site/languages/content-in-language.ts';
import { answerIndex } from './answer-passages.ts';

it('probe', async () => {
  const content = await createSiteContent(siteSettings);
  for (const line of readFileSync('/tmp/k-answers/questions.txt', 'utf8').split('\n')) {
    const [language, text] = line.split('|') as ['en', string];
    if (!text) continue;
    await inLanguage(language, async () => {
      const start = performance.now();
      const index = await answerIndex({ content: contentIn(content, language) });
      const built = performance.now() - start;
      const asked = readAsked(text, { now: new Date(), language });
      const found = asked && findAnswer(index, asked);
      const took = performance.now() - start - built;
      console.log(`${language} ${text}\n    ${asked ? `${asked.kind} [${asked.topic}] (${asked.subject})` : 'NO QUESTION'}  ${built.toFixed(1)}+${took.toFixed(2)}ms\n    ${found ? `${found.passage.href} «${found.passage.heading}» ${found.sentences.join(' ')}` : '—'}`);
    });
  }
});
