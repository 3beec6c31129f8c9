import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { allRows } from '#test/factories/all-rows.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ listings: [aListing({ details: { stockNumber: 'A-17' } })] });
});
afterEach(() => site.close());

const all = async () => (await allRows(site.leads)).toReversed();

describe('call-back', () => {
  it('needs a number and takes no mail address', async () => {
    const wrong = await postForm(site, '/contact/call-back', { firstName: 'Al', phone: 'none' });
    expect(wrong.status).toBe(422);
    const local = { firstName: 'Al', phone: '555-0100 x1234' };
    expect((await postForm(site, '/contact/call-back', local)).status).toBe(422);
    const sent = await postForm(site, '/contact/call-back', {
      firstName: 'Al',
      phone: '856-555-0100 x12',
      callTime: 'morning',
    });
    expect(sent.status).toBe(303);
    expect(await all()).toMatchObject([
      {
        kind: 'callback',
        email: null,
        phone: '856-555-0100 x12',
        details: { callTime: 'morning' },
      },
    ]);
  });
});

describe('video tour', () => {
  it('offers slots, takes one, and gives a calendar file without the person in it', async () => {
    const html = await (await site.get('/contact/video-tour')).text();
    const said = [...html.matchAll(/<option value="2026-[^>]+>([^<]+)/g)].map(([, words]) => words);
    // The offer spans two weeks, and a closed list shows one choice without the heading of its day.
    expect(said).toHaveLength(new Set(said).size);
    const slot = /<option value="(2026-[^"]+)"/.exec(html)?.[1] ?? '';
    const sent = await postForm(site, '/contact/video-tour', { ...goodForm, slot });
    expect(sent.status).toBe(303);
    const [lead] = await all();
    expect(lead?.details.slot).toEqual({ startsAt: slot, durationMinutes: 30 });
    const thanks = await (await site.get(sent.headers.get('location') ?? '')).text();
    const link = /href="([^"]+tour\.ics)"/.exec(thanks)?.[1] ?? '';
    const calendar = await site.get(link);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await calendar.text();
    expect(text).toContain(lead?.reference);
    expect(text).not.toMatch(/Zoë|zoe@|555-0100/);
  });

  it.each(['', '2026-11-02T03:00:00.000Z', '2020-01-06T15:00:00.000Z', 'tomorrow'])(
    'refuses the time %j',
    async (slot) => {
      expect((await postForm(site, '/contact/video-tour', { ...goodForm, slot })).status).toBe(422);
    },
  );

  it('has no calendar for other references', async () => {
    await postForm(site, '/contact', goodForm);
    const [lead] = await all();
    for (const reference of [lead?.reference, 'OM-0000-0000-0000', '..']) {
      expect((await site.get(`/contact/video-tour/${reference}/tour.ics`)).status).toBe(404);
    }
  });
});

describe('bus alert', () => {
  const ask = () =>
    postForm(site, '/contact/bus-alert', {
      email: 'zoe@example.com',
      wanted: '15 passenger with lift',
    });

  it('waits for the second yes, which a mail scanner cannot give', async () => {
    expect((await ask()).status).toBe(303);
    const [lead] = await all();
    expect(lead).toMatchObject({
      state: 'unconfirmed',
      details: { wanted: '15 passenger with lift' },
    });
    const path = `/contact/bus-alert/${lead?.token}`;
    expect((await site.get(path)).status).toBe(200);
    expect((await all())[0]?.state).toBe('unconfirmed');
    expect(await (await postForm(site, path, { do: 'confirm' })).text()).toContain(
      'The alert is on',
    );
    expect(await (await postForm(site, path, { do: 'confirm' })).text()).toContain(
      'The alert is on',
    );
    expect((await all())[0]?.state).toBe('new');
    expect(await (await postForm(site, path, { do: 'stop' })).text()).toContain('The alert is off');
    expect((await all())[0]?.state).toBe('closed');
    expect((await postForm(site, path, { do: 'confirm' })).status).toBe(404);
  });

  it.each(['f'.repeat(32), 'x', '..', "1'--"])('knows nothing of the token %s', async (token) => {
    await ask();
    const path = `/contact/bus-alert/${encodeURIComponent(token)}`;
    expect((await postForm(site, path, { do: 'confirm' })).status).toBe(404);
    expect((await all())[0]?.state).toBe('unconfirmed');
  });

  it('says of a link with letters missing that it may be cut off', async () => {
    await ask();
    const token = (await all())[0]?.token ?? '';
    const told = async (text: string) => {
      const path = `/contact/bus-alert/${text}`;
      const [shown, pressed] = [await site.get(path), await postForm(site, path, { do: 'stop' })];
      expect([shown.status, pressed.status]).toEqual([404, 404]);
      expect(await pressed.text()).toContain('<h1>This ');
      return shown.text();
    };
    expect(await told(token.slice(0, -3))).toContain('<h1>This link is not as we sent it</h1>');
    expect(await told('f'.repeat(32))).toContain('<h1>This alert is no more</h1>');
  });

  it('starts from the words of a search', async () => {
    const html = await (
      await site.get('/contact/bus-alert?wanted=%22%3E%3Csvg%2Fonload%3Dzq7(1)%3E')
    ).text();
    expect(html).toContain('value="&quot;&gt;&lt;svg/onload=zq7(1)&gt;"');
  });
});

describe('the form on a bus page', () => {
  it('is the same for everybody and names the bus', async () => {
    const { listings } = await site.repository.page({
      statuses: ['published'],
      order: { by: 'id' },
      offset: 0,
      limit: 1,
    });
    const path = `/buses/${listings[0]?.id}-${listings[0]?.slug}`;
    const [one, two] = [await (await site.get(path)).text(), await (await site.get(path)).text()];
    expect(one).toBe(two);
    expect(one.match(/id="contact-form"/g)).toHaveLength(1);
    expect(one).toMatch(/<input type="hidden" name="key" value=""/);
    expect(one).toContain(`name="bus" value="${listings[0]?.id}"`);
    expect(one).toContain('(stock A-17)');
  });
});
