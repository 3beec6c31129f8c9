import { expectStatus, type CanarySite } from './canary-site.ts';
import type { Garden } from './garden.ts';

/** What visitors write to us by every form, and what they were told. */
export async function plantMessages(site: CanarySite, garden: Garden, busId: string) {
  const sent = async (path: string, form: Record<string, string>) => {
    const visitor = site.visitor();
    const answer = await visitor.fill(path, form);
    expectStatus(answer, 303, path);
    const to = answer.headers.get('location') ?? '';
    await visitor.get(to);
    return new URL(to, site.server.origin);
  };
  const message = {
    firstName: garden.word('first name of a message'),
    lastName: garden.word('last name of a message'),
    phone: garden.phone('phone number of a message'),
    email: garden.mail('mail address of a message'),
    message: `Does the ${garden.word('words of a message')} come with it?`,
  };
  const key = garden.word('one-time key of a form', (word) => `${word}-0123456789`);
  const thanks = await sent('/contact', { ...message, key });
  garden.given('reference of a message', thanks.searchParams.get('ref') ?? '');
  await sent('/contact/call-back', {
    firstName: 'Al',
    phone: garden.phone('phone number to call back'),
    callTime: 'morning',
  });
  await sent('/contact/bus-alert', {
    wanted: `15 passenger ${garden.word('words of an alert')}`,
    email: garden.mail('mail address of an alert'),
  });
  await sent(`/contact/price-watch?bus=${busId}`, {
    email: garden.mail('mail address of a price watch'),
  });
  await sent(`/contact/quote?choices=${busId}`, {
    choices: busId,
    firstName: 'Jo',
    lastName: 'Lee',
    email: garden.mail('mail address of a quote'),
    message: garden.word('words of a quote'),
  });
  const tour = '/contact/video-tour';
  const form = (await site.visitor().get(tour)).text;
  const slot = /<option value="(20\d\d-[^"]+)"/.exec(form)?.[1] ?? '';
  await sent(tour, {
    firstName: 'Kim',
    lastName: garden.word('last name of a video tour'),
    email: 'kim@example.com',
    slot,
  });
  // Refused, so it comes back to whoever typed it and is kept nowhere.
  const refused = await site.visitor().post('/contact', {
    ...message,
    email: garden.word('mail address that is none', (word) => `${word}.example.com`),
    phone: garden.word('phone number that is none'),
  });
  expectStatus(refused, 422);
}
