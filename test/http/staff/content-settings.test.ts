import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactNetworks, socialNetworks } from '#domain/content/site-marks.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'editor' });
});

/** As another person would see the site, in another request. */
const publicPage = async (path: string) => {
  const answer = await staff.app.request(staffOrigin + path);
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};

describe('site settings', () => {
  const settings = '/staff/content/settings';
  /** The form as the page has it. */
  const form = async (): Promise<Record<string, string>> => {
    const page = await staff.html(settings);
    const inputs = [...page.matchAll(/<input[^>]*>/g)].map(([input]) => ({
      name: /name="([^"]*)"/.exec(input)?.[1] ?? '',
      value: /value="([^"]*)"/.exec(input)?.[1] ?? '',
      on: !input.includes('type="checkbox"') || input.includes('checked'),
    }));
    return Object.fromEntries(
      inputs.filter(({ on }) => on).map(({ name, value }) => [name, value]),
    );
  };

  beforeEach(async () => {
    staff = await createTestStaff({ role: 'manager' });
  });

  it('change phones, hours, banner and badges on the site and in its articles', async () => {
    const changed = {
      ...(await form()),
      phone: '(212) 555-0100',
      hoursHeader: '7AM-7PM EST',
      bannerHeading: 'Buses <b>near</b> you & yours',
      'social-YouTube': '',
    };
    delete (changed as Record<string, string>)['mark-bbb'];
    expect((await staff.post(settings, changed)).status).toBe(303);
    const home = (await publicPage('/')).text;
    expect(home).toContain('href="tel:+12125550100"');
    expect(home).toContain('7AM-7PM EST');
    expect(home).toContain('Buses &lt;b&gt;near&lt;/b&gt; you &amp; yours');
    expect(home).not.toContain('(856) 555-0142');
    expect(home).not.toContain('https://www.bbb.org/');
    expect(home).not.toContain('https://www.youtube.com/');
    const [line] = await staff.services.audit.page({ limit: 1 });
    expect(line).toMatchObject({ action: 'content.publish', subjectKind: 'settings' });
    const version = (await staff.services.content.entries('settings'))[0]?.edit?.revision;
    await staff.post(`${settings}/reset`, { revision: String(version) });
    expect((await publicPage('/')).text).toContain('(856) 555-0142');
  });

  it('name the networks of footer and contact page, each by a page of our own there', async () => {
    const named = (text: string) => [...text.matchAll(/<span class="sr-only">(\w+)<\/span><\/a>/g)];
    const contact = async () => named((await publicPage('/contact')).text).map(([, name]) => name);
    expect(await contact()).toEqual([]);
    const links = {
      ...Object.fromEntries(socialNetworks.map((one) => [`social-${one}`, 'https://net.test/us'])),
      ...Object.fromEntries(
        contactNetworks.map((one) => [`contact-${one}`, 'https://net.test/us']),
      ),
    };
    expect((await staff.post(settings, { ...(await form()), ...links })).status).toBe(303);
    expect(await contact()).toEqual([...contactNetworks, ...socialNetworks]);
  });

  it('says what to change, and changes nothing', async () => {
    const before = await form();
    const wrong = {
      phone: '911; DROP',
      contactPhone: '',
      salesEmail: 'a@b',
      zip: 'none',
      name: 'x'.repeat(61),
      'social-Facebook': 'javascript:alert(1)',
      'contact-Twitter': 'http://twitter.example',
      'contact-LinkedIn': 'https://www.linkedin.com/',
    };
    const answer = await staff.post(settings, { ...before, ...wrong });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    for (const name of Object.keys(wrong)) expect(page).toContain(`href="#field-${name}"`);
    expect(page).toContain('value="911; DROP"');
    expect(await form()).toEqual(before);
  });

  it('shows what somebody else saved meanwhile', async () => {
    const both = await form();
    await staff.post(settings, { ...both, hoursHeader: 'Theirs' });
    const late = await staff.post(settings, { ...both, hoursHeader: 'Mine' });
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain('<dd>Theirs</dd>');
    expect(page).toContain('value="Mine"');
    expect((await publicPage('/')).text).toContain('Theirs');
  });
});

describe('small texts', () => {
  const entry = (kind: string) => `/staff/content/entries/${kind}/edit`;
  const of = (kind: string, slug: string) => `${entry(kind)}?slug=${encodeURIComponent(slug)}`;

  it('redirects of one language are followed, whatever they begin like, in any case', async () => {
    for (const [from, to] of [
      ['/es/buses/old-list', '/es/contact'],
      ['/fr/contact-old', '/fr/contact'],
      ['/old-address', '/contact?about=bus'],
    ] as const)
      expect((await staff.post(entry('redirect'), { from, to })).status).toBe(303);
    expect((await publicPage('/es/buses/old-list?a=1')).to).toBe('/es/contact?a=1');
    expect((await publicPage('/ES/Buses/Old-List')).to).toBe('/es/contact');
    expect((await publicPage('/fr/contact-old')).to).toBe('/fr/contact');
    expect((await publicPage('/buses/old-list')).to).toBeNull();
    expect((await publicPage('/FR/buses/old-list')).to).toBeNull();
    expect((await publicPage('/ES/old-address')).to).toBe('/es/contact?about=bus');
    expect((await publicPage('/fr/Old-address')).to).toBe('/fr/contact?about=bus');
  });

  it('redirects lead where they should, and keep the query', async () => {
    const answer = await staff.post(entry('redirect'), {
      from: '/Old-Page/',
      to: '/buses?sort=newest',
    });
    expect(answer.status).toBe(303);
    expect((await publicPage('/old-page?utm=1')).to).toBe('/buses?sort=newest&utm=1');
    await staff.post(of('redirect', '/old-page'), { to: '/contact', revision: '1' });
    expect((await publicPage('/OLD-page')).to).toBe('/contact');
    const stale = await staff.post(of('redirect', '/old-page'), {
      to: '/categories',
      revision: '1',
    });
    expect(stale.status).toBe(409);
    await staff.post('/staff/content/entries/redirect/change', {
      slug: '/faq',
      revision: '0',
      to: 'off',
    });
    expect((await publicPage('/faq')).status).toBe(404);
  });

  it.each(['/es/knowledge-center/faqs', '/buses/12-a-bus', '/categories/coach', '/llms.txt'])(
    'a redirect to %s is one to something',
    async (to) => {
      expect((await staff.post(entry('redirect'), { from: '/a', to })).status).toBe(303);
    },
  );

  it.each([
    { from: '/a', to: 'https://evil.example/' },
    { from: '/a', to: '//evil.example/' },
    { from: '/a', to: '/\\evil.example/' },
    { from: '/a', to: '/%0d%0a//evil.example\n' },
    { from: '/a', to: 'javascript:alert(1)' },
    { from: '/a', to: '/./a' },
    { from: '/a', to: '/A/' },
    // The built-in list moves /faq on: two steps.
    { from: '/a', to: '/faq' },
    { from: '/knowledge-center/faqs', to: '/faq' },
    { from: '/knowledge-center/faqs', to: '/buses' },
    { from: '/', to: '/buses' },
    { from: '/a', to: '/no-such-page' },
    { from: '/a', to: '/es/no-such-page' },
    { from: '/staff/sign-in', to: '/buses' },
    { from: '/a?b=c', to: '/buses' },
    { from: 'a', to: '/buses' },
    { from: '/faq', to: '/buses' },
  ])('a redirect from $from to $to is refused', async (redirect) => {
    const answer = await staff.post(entry('redirect'), redirect);
    expect(answer.status).toBe(422);
    expect((await staff.services.content.entries('redirect')).filter((one) => one.edit)).toEqual(
      [],
    );
  });

  it('questions are added, changed, taken off and brought back', async () => {
    const faq = {
      question: 'Do you <i>ship</i>?',
      category: 'buying',
      answer: 'Yes.\n\nAnywhere.',
    };
    expect((await staff.post(entry('faq'), faq)).status).toBe(303);
    const page = (await publicPage('/knowledge-center/faqs/?category=buying')).text;
    expect(page).toContain('Do you &lt;i&gt;ship&lt;/i&gt;?');
    expect(page).toContain('Anywhere.');
    const [first] = await staff.services.content.entries('faq');
    const slug = first?.slug ?? '';
    const question = String(first?.builtIn?.['question']);
    const change = (to: string, revision: string) =>
      staff.post('/staff/content/entries/faq/change', { slug, to, revision });
    await change('off', '0');
    expect((await staff.parts.site.content.faqs()).map(({ id }) => id)).not.toContain(slug);
    await change('built-in', '1');
    expect((await staff.parts.site.content.faqs())[0]?.question).toBe(question);
    const refused = await staff.post(entry('faq'), {
      ...faq,
      category: 'none',
      linkHref: '//evil.example',
    });
    expect(refused.status).toBe(422);
  });

  it('what is typed in a question stands there again when it is taken off', async () => {
    const all = await staff.services.content.entries('faq');
    const [first, second] = all.filter(({ builtIn, live }) => builtIn && live);
    const press = async (slug: string, more: Record<string, string>) => {
      const shown = await staff.html(`${entry('faq')}?slug=${slug}`);
      const form = parse(shown).querySelector('#entry-form')!;
      const inputs = form.querySelectorAll('[name]:not(button)');
      const sentAlong = inputs.filter(
        (field) => field.getAttribute('type') !== 'checkbox' || field.hasAttribute('checked'),
      );
      const fields = sentAlong.map((field) => {
        const chosen = field.querySelector('option[selected]') ?? field.querySelector('option');
        const text = chosen ? chosen.getAttribute('value') : field.getAttribute('value');
        return [field.getAttribute('name'), text ?? field.textContent];
      });
      const sent = { ...Object.fromEntries(fields), change: 'off', ...more };
      return staff.post(`/staff/content/entries/faq/change?slug=${slug}`, sent);
    };
    const left = await press(first!.slug, { answer: 'Half an answer' });
    const page = await left.text();
    expect(page).toContain('It is off the site. What you typed is below, not saved yet.');
    expect(page).toMatch(/name="answer"[^>]*>Half an answer/);
    expect((await press(second!.slug, {})).status).toBe(303);
    const live = (await staff.parts.site.content.faqs()).map(({ id }) => id);
    expect(live).not.toContain(first!.slug);
    expect(live).not.toContain(second!.slug);
  });

  it('synonyms are read by the search at once, and never stand on each other', async () => {
    const filters = async (text: string) => {
      const query = parseListQuery(new URLSearchParams({ search: text }));
      const page = await staff.parts.site.searchBuses(query);
      return { typed: page.query.text, understood: page.smart.filters.category ?? [] };
    };
    const plain = await filters('shuttle');
    expect(plain.understood).not.toEqual([]);
    expect((await filters('Zorbmobile')).understood).toEqual([]);
    const saved = await staff.post(entry('synonym'), { words: 'ZorbMobile!', means: 'shuttle' });
    expect(saved.status).toBe(303);
    expect(await filters('Zorbmobile')).toEqual({ ...plain, typed: 'Zorbmobile' });
    expect((await filters('zorbmobiles')).understood).toEqual([]);
    for (const wrong of [
      { words: 'shuttle', means: 'zorbmobile' },
      { words: 'kart', means: 'a zorbmobile' },
      { words: 'shuttle', means: 'coach' },
      { words: 'van', means: 'big van' },
      { words: '(.*)', means: '…' },
    ]) {
      expect((await staff.post(entry('synonym'), wrong)).status, wrong.words).toBe(422);
    }
  });

  it('testimonials and popular searches follow at once', async () => {
    const words = {
      quote: 'It starts every morning.',
      name: 'Example customer',
      role: 'Driver, Ohio',
    };
    await staff.post(entry('testimonial'), words);
    expect((await staff.parts.site.content.testimonials()).at(-1)).toEqual({
      ...words,
      demo: false,
    });
    await staff.post(entry('popular-search'), { words: 'Party bus', place: 'pin' });
    await staff.post(entry('popular-search'), { words: 'Skoolie', place: 'hide' });
    expect(staff.editing.popular(['coach', 'skoolie', 'party bus'])).toEqual([
      'Party bus',
      'coach',
    ]);
    expect(await staff.html('/staff/content/entries/popular-search')).toContain('Always first');
  });
});
