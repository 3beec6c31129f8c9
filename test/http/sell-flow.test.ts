import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createSeller, freshKey, jpeg, sellerForm, type Seller } from '#test/factories/seller.ts';

let site: TestSite;
let seller: Seller;
beforeAll(async () => {
  site = await createTestSite();
  seller = createSeller(site);
});
afterAll(() => site.close());

describe('selling a bus without scripts', () => {
  it('goes from the form to photos, to the reference, to the private page', async () => {
    const token = await seller.startDraft({ description: 'Lift works & <b>new tires</b>' });
    const uploading = await seller.text(`/sell-your-bus/uploading?draft=${token}`);
    expect(uploading).toContain('2015 Ford E-450 Starcraft');

    const added = await seller.postPhotos(token, [
      ['front.jpg', jpeg(1)],
      ['rear.jpg', jpeg(2)],
    ]);
    expect(added.status).toBe(303);
    const [front, rear] = (await seller.open(token)).photos;
    expect([front?.fileName, rear?.fileName]).toEqual(['front.jpg', 'rear.jpg']);

    await seller.changePhoto(token, { act: `earlier-${rear?.id}` });
    await seller.changePhoto(token, { [`caption-${rear?.id}`]: 'Rear' });
    const arranged = (await seller.open(token)).photos;
    expect(arranged.map(({ fileName, caption }) => [fileName, caption])).toEqual([
      ['rear.jpg', 'Rear'],
      ['front.jpg', null],
    ]);
    await seller.changePhoto(token, { act: `remove-${front?.id}` });
    expect((await seller.open(token)).photos).toHaveLength(1);

    const finished = await seller.finish(token);
    expect(finished.headers.get('location')).toBe(`/sell-your-bus/done?draft=${token}`);
    const done = await seller.text(`/sell-your-bus/done?draft=${token}`);
    const { submission } = await seller.open(token);
    expect(done).toContain(submission.reference);
    expect(done).toContain(`/sell-your-bus/status/${token}`);
    // A slip in the address is seen where the mail is named.
    expect(done).toContain(`We mailed the link to ${submission.details.email}`);

    const status = await seller.text(`/sell-your-bus/status/${token}`);
    expect(status).toContain('Received');
    expect(status).toContain('&lt;b&gt;new tires&lt;/b&gt;');
    expect(submission).toMatchObject({ state: 'submitted', details: { city: 'Pedricktown' } });
  });

  it('calls a bus by a capital where it begins a line, in every language', async () => {
    const token = await seller.startDraft({ model: '', bodyManufacturer: '' });
    const page = await seller.text(`/es/sell-your-bus/status/${token}`);
    expect(page).toMatch(/<h1[^>]*>Autobús 2015 Ford</);
  });

  it('finishes with no photo at all', async () => {
    const token = await seller.startDraft();
    expect((await seller.finish(token)).status).toBe(303);
    expect((await seller.open(token)).submission.state).toBe('submitted');
  });

  it('sends the photos that were chosen when the last button is pressed', async () => {
    const token = await seller.startDraft();
    const finished = await seller.finish(token, [['front.jpg', jpeg(3)]]);
    expect(finished.headers.get('location')).toContain('/done');
    expect((await seller.open(token)).photos).toHaveLength(1);
  });

  it('lets the seller correct, add photos and withdraw until it is published', async () => {
    const token = await seller.startDraft();
    await seller.finish(token);
    const page = await seller.text(`/sell-your-bus/status/${token}/details`);
    expect(page).toContain('value="Starcraft"');
    const { submission } = await seller.open(token);
    const corrected = await seller.post(`/sell-your-bus/status/${token}/details`, {
      ...sellerForm,
      passengers: '14',
      revision: String(submission.revision),
    });
    expect(corrected.headers.get('location')).toBe(`/sell-your-bus/status/${token}`);
    expect((await seller.open(token)).submission.details.passengers).toBe(14);

    expect((await seller.postPhotos(token, [['late.jpg', jpeg(4)]])).status).toBe(303);
    await seller.post(`/sell-your-bus/status/${token}/withdraw`, {});
    expect((await seller.open(token)).submission.state).toBe('withdrawn');
    const withdrawn = await seller.text(`/sell-your-bus/status/${token}`);
    expect(withdrawn).toContain('Withdrawn');
    // Staff still do, until it is deleted.
    expect(withdrawn).toContain('no buyer sees it');
    expect(withdrawn).toMatch(/class="sell-state".*href="\/sell-your-bus".*<aside/);

    const late = await seller.get(`/sell-your-bus/uploading?draft=${token}`);
    expect(late.status).toBe(303);
    const refused = await seller.postPhotos(token, [['later.jpg', jpeg(5)]]);
    expect(refused.status).toBe(422);
    expect((await seller.open(token)).photos).toHaveLength(1);
  });

  it('says of a bus that was sent what is true of one', async () => {
    const token = await seller.startDraft();
    const photosPage = () => seller.text(`/sell-your-bus/uploading?draft=${token}`);
    expect(await photosPage()).toContain('Have to stop?');
    await seller.finish(token);
    const sent = await photosPage();
    expect(sent).not.toContain('Have to stop?');
    expect(sent).toContain('Your private page says how it stands');
  });

  it('names no mail to a seller to whom none is written', async () => {
    const fields = { ...sellerForm, email: 'flagged@example.com', key: freshKey() };
    const started = await seller.post('/sell-your-bus', { ...fields, company_website: 'x' });
    const token = /draft=(\w+)/.exec(started.headers.get('location') ?? '')?.[1] ?? '';
    await seller.finish(token);
    const done = await seller.text(`/sell-your-bus/done?draft=${token}`);
    expect(done).not.toContain('We mailed');
    expect(done).not.toContain('you gave no e-mail address');
    expect(done).toContain('this address is your way back');
  });

  it('leads from the answer to a question to where it is sent', async () => {
    const token = await seller.startDraft({ email: '' });
    await seller.finish(token);
    await seller.ask(token);
    const { submission } = await seller.open(token);
    const status = await seller.text(`/sell-your-bus/status/${token}`);
    expect(status).toContain('Call us, or answer our mail if you got one');
    const corrected = await seller.post(`/sell-your-bus/status/${token}/details`, {
      ...sellerForm,
      passengers: '14',
      revision: String(submission.revision),
    });
    const next = corrected.headers.get('location') ?? '';
    expect(next).toBe(`/sell-your-bus/uploading?draft=${token}`);
    expect(await seller.text(next)).toContain('Send my bus');
  });

  it('does not overwrite a correction made in another window', async () => {
    const token = await seller.startDraft();
    const path = `/sell-your-bus/status/${token}/details`;
    await seller.post(path, { ...sellerForm, quantity: '2', revision: '1' });
    const second = await seller.post(path, { ...sellerForm, quantity: '3', revision: '1' });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toContain('another window');
    expect(html).toContain('value="3"');
    expect((await seller.open(token)).submission.details.quantity).toBe(2);
    const again = await seller.post(path, { ...sellerForm, quantity: '3', revision: '2' });
    expect(again.status).toBe(303);
  });

  it('tells of a change in another window field by field, and of no other', async () => {
    const token = await seller.startDraft();
    const path = `/sell-your-bus/status/${token}/details`;
    const { email, phone } = (await seller.open(token)).submission.details;
    const mine = { ...sellerForm, email: email ?? '', phone: phone ?? '', revision: '1' };
    await seller.post(path, { ...mine, passengers: '14+2', contactWay: 'text', askingPrice: '' });
    const second = await seller.post(path, { ...mine, description: 'Runs. "Rust".' });
    const html = await second.text();
    const text = html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(second.status).toBe(409);
    expect(text).toContain('Not saved yet');
    for (const words of [
      'Passengers. Saved now: “14+2”. Here: “24”.',
      'Reach me by. Saved now: Text message. Here: Whichever is quickest.',
      'Asking price in US dollars. Saved now: nothing. Here: “24500”.',
      'Description. Saved now: “Runs and drives.”. Here: “Runs. "Rust".”.',
    ])
      expect(text).toContain(words);
    // The same miles, the same place.
    expect(text.match(/Saved now: /g)?.length).toBe(3 * 4);
    expect(text).toContain('value="84,500 mi"');
    expect((await seller.open(token)).submission.details.passengers).toBe(14);
  });

  it('takes a correction once more whose answer was lost, and none of a bus that is decided', async () => {
    const token = await seller.startDraft();
    const path = `/sell-your-bus/status/${token}/details`;
    const fields = { ...sellerForm, quantity: '2', revision: '1' };
    expect((await seller.post(path, fields)).status).toBe(303);
    expect((await seller.post(path, fields)).status).toBe(303);
    await seller.finish(token);
    const { id, revision } = (await seller.open(token)).submission;
    const by = { id, expectedRevision: null, actor: 'Test sales', jobs: [] };
    await site.submissions.changeState({ ...by, to: 'rejected' });
    const late = await seller.post(path, { ...fields, revision: String(revision) });
    expect(await late.text()).toContain('cannot be changed here any more');
  });

  it('does not forget another window over a slip of the pen', async () => {
    const token = await seller.startDraft();
    const path = `/sell-your-bus/status/${token}/details`;
    await seller.post(path, { ...sellerForm, quantity: '2', revision: '1' });
    const wrong = await seller.post(path, { ...sellerForm, zipCode: '1', revision: '1' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/name="revision" value="1"/);
  });

  it('starts over kindly when steps are skipped or links are wrong', async () => {
    expect((await seller.get('/sell-your-bus/uploading')).headers.get('location')).toBe(
      '/sell-your-bus',
    );
    expect((await seller.get('/sell-your-bus/done')).status).toBe(303);
    const nothing = await seller.text(`/sell-your-bus/status/${'0'.repeat(32)}`);
    // What was deleted after its time is lost.
    expect(nothing).toContain('a bus that is not sent is deleted after 60 days');
    expect(nothing).not.toContain('nothing you sent is lost');
    const token = await seller.startDraft();
    const early = await seller.get(`/sell-your-bus/done?draft=${token}`);
    expect(early.headers.get('location')).toBe(`/sell-your-bus/status/${token}`);
    await seller.finish(token);
    const twice = await seller.finish(token);
    expect(twice.headers.get('location')).toBe(`/sell-your-bus/status/${token}`);
  });

  it('keeps private pages out of caches, lists and referrers', async () => {
    const token = await seller.startDraft();
    for (const path of [
      `/sell-your-bus/uploading?draft=${token}`,
      `/sell-your-bus/status/${token}`,
      `/sell-your-bus/status/${token}/details`,
      '/sell-your-bus/status/0123456789abcdef0123456789abcdef',
    ]) {
      const { headers } = await seller.get(path);
      expect(headers.get('cache-control'), path).toBe('private, no-store');
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
      expect(headers.get('x-robots-tag'), path).toContain('noindex');
    }
    const status = await seller.text(`/sell-your-bus/status/${token}`);
    expect(status).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(status).not.toMatch(/<link rel="canonical"[^>]*[0-9a-f]{32}/);
  });
});
