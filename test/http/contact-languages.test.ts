import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: [aListing({ id: 7, details: { stockNumber: 'A-17' } })],
  });
});
afterAll(() => site.close());

const longest = 10_000;
const wrong = { email: 'zoe@@', message: 'x'.repeat(longest + 2), phone: '911' };

describe('a form that is filled in wrong', () => {
  it.each([
    [
      '/contact',
      'Error: Contact Us',
      'There is a problem',
      'Enter your first name',
      'Enter a phone number with its area code',
      'Enter an email address in the correct format',
      'Message must be 10,000 characters or fewer; remove 2',
    ],
    [
      '/es/contact',
      'Error: Contáctenos',
      'Hay un problema',
      'Escriba su nombre',
      'Escriba un teléfono con su código de área',
      'Escriba un correo en el formato correcto',
      'Mensaje no puede pasar de 10,000 letras; quite 2',
    ],
    [
      '/fr/contact',
      'Erreur\u00a0: Nous joindre',
      'Il y a un problème',
      'Entrez votre prénom',
      'Entrez un numéro de téléphone avec son indicatif régional',
      'Entrez une adresse courriel valide',
      '«\u00a0Message\u00a0» ne peut dépasser 10\u00a0000 caractères; retirez-en 2',
    ],
  ])('is told so at %s in its language', async (path, title, ...faults) => {
    const answer = await postForm(site, path, wrong);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`<title>${title}`);
    for (const fault of faults) expect(html).toContain(fault);
    expect(html).toContain(`action="${path}"`);
  });

  // Its page is a GET of where it was sent to on the way back, and in another language.
  it.each([
    ['/contact', { bus: '7' }, ['name="bus" value="7"', 'About: ']],
    ['/contact/call-back', { bus: '7' }, ['name="bus" value="7"']],
    ['/contact/video-tour', { bus: '7' }, ['name="bus" value="7"']],
    ['/contact/price-watch', { bus: '7' }, ['name="bus" value="7"']],
    ['/contact/bus-alert', { filters: 'make=thomas' }, ['name="filters" value="make=thomas"']],
    ['/contact/quote', { choices: '7x2' }, ['name="choices" value="7x2"', 'Starcraft Allstar']],
  ])('is found again by its address at %s, with what it is about', async (path, about, parts) => {
    const typed = { ...about, email: `${path}@@` };
    const refused = await (await postForm(site, path, typed)).text();
    const action = /<form id="contact-form"[^>]* action="([^"]+)#sent"/.exec(refused)?.[1] ?? '';
    const again = await postForm(site, action, typed);
    expect(again.status).toBe(422);
    expect(await again.text()).toContain(`href="/es${action}"`);
    const fresh = await (await site.get(action)).text();
    for (const part of parts) expect(fresh).toContain(part);
  });

  it('is told so to programs in words, not in messages', async () => {
    const headers = { accept: 'application/json' };
    const answer = await postForm(site, '/contact', { ...goodForm, firstName: '' }, headers);
    expect(await answer.json()).toMatchObject({
      message: 'There is a problem',
      errors: [{ field: 'firstName', text: 'Enter your first name' }],
    });
  });
});

describe('what a form offers', () => {
  it.each([
    [
      '/contact/video-tour',
      /label="Monday, [A-Z][a-z]+ \d+"/,
      /Mon, [A-Z][a-z]+ \d+, \d+:\d\d [AP]M E[SD]T</,
    ],
    [
      '/es/contact/video-tour',
      /label="lunes, \d+ de [a-z]+"/,
      /lun, \d+ de [a-z]+, \d+:\d\d\s[ap]\.m\. E[SD]T</,
    ],
    [
      '/fr/contact/video-tour',
      /label="lundi \d+ \p{L}+"/u,
      /lun\. \d+ \p{L}+\.?, \d+\sh\s\d\d H[NA]E</u,
    ],
  ])(
    'at %s are days and times of the office, as its readers write them',
    async (path, day, time) => {
      const html = await (await site.get(path)).text();
      expect(html).toMatch(day);
      expect(html).toMatch(time);
    },
  );

  it.each([
    ['/contact?bus=7', /I would like to know more about the [^<]+ \(stock A-17\)\.<\/textarea>/],
    ['/es/contact?bus=7', /Quisiera saber más sobre el [^<]+ \(inventario A-17\)\.<\/textarea>/],
    ['/fr/contact?bus=7', /J’aimerais en savoir plus sur cet autobus\s: [^<]+A-17\)\.<\/textarea>/],
  ])('at %s is a first sentence about the bus', async (path, message) => {
    expect(await (await site.get(path)).text()).toMatch(message);
  });
});

it('a tour is acknowledged, and put into a calendar, in the language it was asked for in', async () => {
  const asked = await (await site.get('/fr/contact/video-tour?bus=7')).text();
  const slot = /<option value="(2026-[^"]+)"/.exec(asked)?.[1] ?? '';
  const sent = await postForm(site, '/fr/contact/video-tour', { ...goodForm, slot, bus: '7' });
  expect(sent.headers.get('location')).toMatch(/^\/fr\/thank-you\?ref=/);
  const thanks = await (await site.get(sent.headers.get('location') ?? '')).text();
  expect(thanks).toMatch(
    /Vous avez demandé le <strong>\p{L}+ \d+ \p{L}+<\/strong> à <strong>\d+\sh/u,
  );
  const link = /href="(\/fr[^"]+tour\.ics)"/.exec(thanks)?.[1] ?? '';
  const calendar = (await (await site.get(link)).text()).replaceAll('\r\n ', '');
  expect(calendar).toMatch(/^SUMMARY:Visite par vidéo\s: 2/m);
  expect(calendar).toMatch(/^DESCRIPTION:Omnibus vous appelle en vidéo/m);
});
