import { beforeEach, describe, expect, it } from 'vitest';
import { shownFields } from '#test/factories/shown-fields.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'manager' });
});

describe('versions of a small text', () => {
  const edit = '/staff/content/entries/faq/edit';
  const faq = { question: 'Do you ship?', category: 'buying', common: 'on' };

  beforeEach(async () => {
    await staff.post(edit, { ...faq, answer: 'Yes, we ship anywhere.' });
    await staff.post(`${edit}?slug=do-you-ship`, {
      ...faq,
      answer: 'Yes, we ship almost anywhere.',
      revision: '1',
    });
  });

  it('are told word by word, newest first', async () => {
    expect(await staff.html(`${edit}?slug=do-you-ship`)).toContain(
      'href="/staff/content/entries/faq/versions?slug=do-you-ship"',
    );
    const page = await staff.html('/staff/content/entries/faq/versions?slug=do-you-ship');
    expect(page).toContain('Removed: </span>Yes, we ship anywhere.');
    expect(page).toContain('Added: </span>Yes, we ship <strong>almost</strong> anywhere.');
    expect(page.indexOf('Version 2')).toBeLessThan(page.indexOf('Version 1'));
    // The first one is compared with nothing, the group by its name.
    expect(page).toContain('Added: </span>Question: Do you ship?');
    expect(page).toContain('Group: Buying a bus');
  });

  it('are put back by saving the form that holds them', async () => {
    const page = await staff.html('/staff/content/entries/faq/versions?slug=do-you-ship');
    const put = `${edit}?slug=do-you-ship&version=1`;
    expect(page).toContain(`href="${put.replace('&', '&amp;')}"`);
    const form = await staff.html(put);
    expect(form).toContain('These are the words of version 1.');
    expect(form).toContain('Yes, we ship anywhere.</textarea>');
    const saved = await staff.post(`${edit}?slug=do-you-ship`, shownFields(form));
    expect(saved.status).toBe(303);
    const faqs = await staff.parts.site.content.faqs();
    expect(faqs.find(({ id }) => id === 'do-you-ship')?.answer).toEqual(['Yes, we ship anywhere.']);
    expect((await staff.services.content.versions('faq', 'do-you-ship')).length).toBe(3);
  });

  it('outlive what they are versions of, and bring it back', async () => {
    const list = '/staff/content/entries/faq';
    expect(await staff.html(list)).not.toContain('Deleted (');
    await staff.post(`${list}/change`, { slug: 'do-you-ship', to: 'built-in', revision: '2' });
    const page = await staff.html(list);
    expect(page).toContain('Deleted (1)');
    const versions = `${list}/versions?slug=do-you-ship`;
    expect(page).toContain(`href="${versions}"`);
    const put = `${edit}?from=do-you-ship&version=2`;
    expect(await staff.html(versions)).toContain(`href="${put.replace('&', '&amp;')}"`);
    const form = await staff.html(put);
    expect(form).toContain('These are the words of version 2.');
    expect((await staff.post(edit, shownFields(form))).status).toBe(303);
    const faqs = await staff.parts.site.content.faqs();
    expect(faqs.some(({ id }) => id === 'do-you-ship')).toBe(true);
    expect(await staff.html(list)).not.toContain('Deleted (');
    expect((await staff.services.content.versions('faq', 'do-you-ship'))[0]?.revision).toBe(4);
  });

  it('are compared with the built-in text where there is one', async () => {
    const [first] = await staff.services.content.entries('faq');
    const slug = first?.slug ?? '';
    const open = `${edit}?slug=${slug}`;
    const form = shownFields(await staff.html(open));
    await staff.post(open, { ...form, question: `${form['question']} Really?` });
    const page = await staff.html(`/staff/content/entries/faq/versions?slug=${slug}`);
    expect(page).toMatch(/Removed: <\/span>Question: /);
    expect(page).toContain(' <strong>Really?</strong>');
  });

  it('are read by all, put back by editors, and not there for what is not there', async () => {
    const { cookie } = await staff.signIn('viewer');
    const path = '/staff/content/entries/faq/versions';
    const page = await staff.html(`${path}?slug=do-you-ship`, { cookie });
    expect(page).toContain('almost');
    expect(page).not.toContain('Put back version');
    for (const wrong of ['?slug=none', '', '?slug=../x'])
      expect((await staff.get(path + wrong)).status, wrong).toBe(404);
    expect((await staff.get('/staff/content/entries/none/versions?slug=x')).status).toBe(404);
    const unknown = await staff.html(`${edit}?slug=do-you-ship&version=99`);
    expect(unknown).toContain('almost anywhere.</textarea>');
    expect(unknown).not.toContain('These are the words of version');
  });
});

describe('versions of the settings', () => {
  const settings = '/staff/content/settings';

  it('are told field by field, and put back', async () => {
    const first = shownFields(await staff.html(settings));
    await staff.post(settings, { ...first, hoursHeader: '7AM-7PM EST' });
    const second = shownFields(await staff.html(settings));
    const changed: Record<string, string> = { ...second, hoursHeader: '6AM-7PM EST' };
    delete changed['mark-bbb'];
    await staff.post(settings, changed);
    const page = await staff.html(`${settings}/versions`);
    expect(page).toContain('<strong>6AM-7PM</strong> EST');
    expect(page).toMatch(/Added: <\/span>[^<]*BBB: <strong>no<\/strong>/);
    const form = await staff.html(`${settings}?version=1`);
    expect(form).toContain('These are the words of version 1.');
    await staff.post(settings, shownFields(form));
    const home = await (await staff.app.request('https://omnibus.example/')).text();
    expect(home).toContain('7AM-7PM EST');
    expect(home).not.toContain('6AM-7PM EST');
    expect(home).toContain('https://www.bbb.org/');
    await staff.post(`${settings}/reset`, { revision: '3' });
    const after = await staff.html(`${settings}/versions`);
    expect(after).toContain('went back to the built-in text');
  });

  it('are read by those who may not save them', async () => {
    await staff.post(settings, shownFields(await staff.html(settings)));
    const { cookie } = await staff.signIn('editor');
    const page = await staff.html(`${settings}/versions`, { cookie });
    expect(page).toContain('The words are the same.');
    expect(page).not.toContain('Put back version');
  });
});
