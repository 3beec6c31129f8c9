import { afterAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#server/config/env.ts';
import {
  allowMarketingForm,
  marketingForm,
} from '#server/front/middleware/content-policy/marketing-form.ts';
import { contentSecurityPolicy } from '#server/front/middleware/security-headers.ts';
import { createTestSite } from '#test/factories/test-site.ts';

const ids = { LEADS_FORM: 'hubspot', HUBSPOT_PORTAL_ID: '77', HUBSPOT_FORM_ID: 'f0f0f0f0-1' };

describe('the marketing form', () => {
  const read = parseEnv(ids);
  const form = read.ok ? marketingForm(read.env.leadForm) : null;

  it('is off unless both ids are given', () => {
    const off = parseEnv({});
    expect(off.ok && off.env.leadForm).toEqual({ kind: 'own' });
    expect(parseEnv({ LEADS_FORM: 'hubspot' })).toMatchObject({ ok: false });
    expect(parseEnv({ ...ids, HUBSPOT_FORM_ID: '"><script>' })).toMatchObject({ ok: false });
    expect(form).toEqual({
      portalId: '77',
      formId: 'f0f0f0f0-1',
      scriptUrl: 'https://js.hsforms.net/forms/embed/v2.js',
    });
  });

  it('widens the content policy by its own hosts, and only then', () => {
    expect(allowMarketingForm(contentSecurityPolicy, null)).toBe(contentSecurityPolicy);
    const wide = allowMarketingForm(contentSecurityPolicy, form);
    expect(wide).toContain(
      "script-src 'self' 'inline-speculation-rules' https://js.hsforms.net https://forms.hsforms.com",
    );
    expect(wide).not.toMatch(/unsafe|\*/);
    const unchanged = (policy: string) =>
      policy.split('; ').filter((line) => /^(default|style|font|base|frame)/.test(line));
    expect(unchanged(wide)).toEqual(unchanged(contentSecurityPolicy));
  });

  const sites: { close(): Promise<void> }[] = [];
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  it('is named in pages, with ours still in them', async () => {
    const own = await createTestSite();
    sites.push(own);
    expect(await (await own.get('/contact')).text()).not.toContain('marketing-form');
    const hubspot = await createTestSite({
      parts: { site: { ...own.parts.site, marketingForm: form } },
    });
    sites.push(hubspot);
    const page = await hubspot.get('/contact');
    expect(page.headers.get('content-security-policy')).toContain('https://js.hsforms.net');
    const html = await page.text();
    expect(html).toMatch(/<div class="marketing-form" hidden=""[^>]*data-portal="77"/);
    expect(html).toContain('<form id="contact-form"');
  });
});
