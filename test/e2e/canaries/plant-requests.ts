import { expect } from 'vitest';
import { expectStatus, type CanarySite } from './canary-site.ts';
import type { Garden } from './garden.ts';

const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const telling = '203.0.113.177';

/** What a visitor's browser tells beside what it asks for; every public page is asked for with it. */
export function tellingHeaders(garden: Garden): Record<string, string> {
  return {
    'user-agent': `${chromium} ${garden.word('browser of a visitor')}`,
    'x-forwarded-for': garden.given('address of a visitor', telling),
    referer: `https://search.example/?q=${garden.word('page that a visitor came from')}`,
    cookie: `other=${garden.word('cookie of a visitor')}`,
    'accept-language': `en, ${garden.word('language of a visitor')};q=0.1`,
    'x-request-id': garden.mail('request id of a visitor'),
    'x-other': garden.word('header that nobody knows'),
  };
}

/** What people type where it does not belong, in addresses, headers and bodies. */
export async function plantRequests(site: CanarySite, garden: Garden) {
  const visitor = site.visitor();
  const document = { 'sec-fetch-dest': 'document', 'user-agent': chromium };
  const searched = async (words: string) => {
    const question = encodeURIComponent(words);
    for (const path of ['/buses', '/search', '/knowledge-center/search/'])
      expectStatus(await visitor.get(`${path}?search=${question}&q=${question}`, document), 200);
    await visitor.get(`/api/smart-search?q=${question}`);
    await visitor.get(`/api/v1/buses?search=${question}`);
    await visitor.get(`/search/answer?search=${question}`);
  };
  await searched(`coach for ${garden.mail('mail address typed as a search')}`);
  await searched(`call ${garden.phone('phone number typed as a search')}`);
  await searched(`coach ${garden.word('odd word typed as a search')}`);
  const vin = garden.vin('VIN that is looked up');
  await visitor.get(`/api/vin/${vin}`);
  await visitor.get(`/api/v1/vins/${vin}`);
  expectStatus(await visitor.fill('/vin', { vin: garden.vin('VIN that is typed') }), 200);
  await visitor.fill('/bus-worth', { vin: garden.vin('VIN that a price is asked for') });
  await askAssistant(site, garden);
  await tellAnalytics(site, garden);
  await provokeErrors(site, garden);
}

async function askAssistant(site: CanarySite, garden: Garden) {
  const search = garden.mail('mail address told to an assistant');
  const asked = await site.visitor().send('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_buses', arguments: { search } },
    }),
  });
  expectStatus(asked, 200);
}

/** As a browser sends it, with what no browser of ours would say. */
async function tellAnalytics(site: CanarySite, garden: Garden) {
  const query = (words: string) => ({
    device_id: 'a-device',
    insert_id: crypto.randomUUID(),
    event_type: 'Search Query Submitted',
    event_properties: { source: 'list', query: words },
  });
  const events = [
    query(`coach ${garden.word('rare word that is measured')}`),
    query(garden.mail('mail address that is measured')),
    query(garden.phone('phone number that is measured')),
    query(garden.vin('VIN that is measured')),
    {
      ...query('coach'),
      user_id: garden.word('person that is measured'),
      device_id: garden.word('device that is measured'),
      user_properties: { name: garden.word('property that is measured') },
    },
  ];
  const told = await site.visitor(telling).send('/api/analytics/2/httpapi', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': chromium },
    body: JSON.stringify({ api_key: 'omnibus', events }),
  });
  expectStatus(told, 200);
}

/** Each kind of refusal, with something in its path, question, headers or body. */
async function provokeErrors(site: CanarySite, garden: Garden) {
  const { origin } = site.server;
  const visitor = site.visitor();
  const path = garden.word('path of a page that is not there');
  expectStatus(await visitor.get(`/buses/${path}`), 404);
  const question = garden.mail('question to a page that is not there');
  expectStatus(await visitor.get(`/not-there?mail=${encodeURIComponent(question)}`), 404);
  const secret = garden.word('secret address that is none', (word) => word + '0'.repeat(20));
  expectStatus(await visitor.get(`/sell-your-bus/status/${secret}`), 404);
  const link = garden.word('one-time link that is none', (word) => word + '0'.repeat(20));
  await visitor.get(`/staff/sign-in/link/${link}`);
  await visitor.get(`/buses/%c0${garden.word('path that is no text')}`);
  const mail = encodeURIComponent(garden.mail('mail address as a path'));
  expectStatus(await visitor.get(`/buses/${mail}`), 404);
  const phone = encodeURIComponent(garden.phone('phone number as a path'));
  expectStatus(await visitor.get(`/contact/${phone}`), 404);
  expectStatus(await visitor.get(`/vin/${garden.vin('VIN as a path')}`), 404);
  const huge = garden.word('body that is too large');
  const posted = await visitor.post('/contact', { message: `${huge} ${'x'.repeat(300_000)}` });
  expectStatus(posted, 413);
  const foreign = garden.word('body from another site');
  const other = { origin: 'https://elsewhere.example' };
  expectStatus(await visitor.post('/contact', { message: foreign }, other), 403);
  const json = await visitor.send('/api/analytics/2/httpapi', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"events": ${garden.word('body that is no JSON')}`,
  });
  expectStatus(json, 400);
  const staff = garden.word('question to the back office of a stranger');
  expectStatus(await visitor.get(`/staff/leads?q=${staff}`), 303);
  const method = await visitor.send(`/contact?x=${garden.word('question of a method of nobody')}`, {
    method: 'PROPFIND',
    headers: { origin },
  });
  expect(method.status).toBeGreaterThanOrEqual(400);
}
