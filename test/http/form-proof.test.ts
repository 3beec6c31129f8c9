import { afterAll, beforeAll, expect, it } from 'vitest';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { createAltchaFormProof } from '#adapters/proof-altcha/altcha-form-proof.ts';
import { createLeadService } from '#domain/leads/lead-service.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  const now = () => new Date();
  const proof = createAltchaFormProof({ prefix: '00', now });
  site.parts.site.leads = createLeadService({ leads: site.leads, proof, now });
});
afterAll(() => site.close());

const send = async (message: string, proof?: string) => {
  const answer = await site.app.request('https://omnibus.example/contact', {
    method: 'POST',
    headers: { origin: 'https://omnibus.example' },
    body: new URLSearchParams({
      firstName: 'Ada',
      email: `${message.replaceAll(' ', '.')}@example.com`,
      message,
      ...(proof === undefined ? {} : { proof }),
    }),
  });
  expect(answer.status).toBe(303);
  const lead = (await allRows(site.leads)).at(-1);
  return lead;
};

it('takes a person with a proof, without one and with a wrong one', async () => {
  const challenge = (await (await site.get('/api/form-proof')).json()) as Parameters<
    typeof solveChallenge
  >[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = btoa(JSON.stringify({ challenge, solution }));
  expect(await send('with a proof', proof)).toMatchObject({ spamScore: 0, state: 'new' });
  expect(await send('without scripts')).toMatchObject({
    spamReasons: ['no proof of work'],
    state: 'new',
  });
  expect(await send('a program', 'zq7')).toMatchObject({
    spamReasons: ['wrong proof of work'],
    state: 'new',
  });
  expect(await send('a program again', proof)).toMatchObject({
    spamReasons: ['proof of work used again'],
    state: 'new',
  });
});
