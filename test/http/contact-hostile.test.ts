import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Logger } from '#server/ops/log/logger.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
const logged: unknown[] = [];
const log = new Proxy({} as Logger, {
  get: (_, name) =>
    name === 'isLevelEnabled' ? () => true : (...parts: unknown[]) => logged.push(parts),
});

beforeAll(async () => {
  site = await createTestSite({ parts: { log } });
});
afterAll(() => site.close());

let sender = 0;
/** Each from a person of their own, so that limits do not answer instead. */
const send = (values: Record<string, string>) => {
  sender += 1;
  return postForm(site, '/contact', { ...goodForm, email: `h${sender}@example.com`, ...values });
};
const newest = async () => (await allRows(site.leads)).at(-1);

describe('what is typed', () => {
  it.each([
    '<img src=x onerror=zq7(1)>',
    '"><svg/onload=zq7(1)>',
    '</textarea><script>zq7(1)</script>',
    '&lt;script&gt; %3Cscript%3E &amp;lt;',
    '{{7*7}} ${7*7} <%= 7*7 %> #{7*7} %n%n {0}',
    "' OR 1=1-- '; DROP TABLE leads;--",
    '${jndi:ldap://oob} {"level":"info","msg":"login ok"}',
    '__proto__ constructor.prototype.x',
  ])('is kept as it is and runs nowhere: %s', async (canary) => {
    const sent = await send({ firstName: canary, message: canary });
    expect(sent.status).toBe(303);
    expect(await newest()).toMatchObject({ firstName: canary, message: canary });
    const thanks = await (await site.get(sent.headers.get('location') ?? '')).text();
    expect(thanks).not.toContain('zq7');
    const again = await (await send({ firstName: canary, message: canary, email: 'x' })).text();
    expect(again).not.toMatch(/<img src=x|<svg\/onload|<script>zq7/);
  });

  it('never reaches a log or an address', async () => {
    const person = {
      firstName: 'Secretname',
      email: 'secret@example.com',
      phone: '856-555-0199',
      message: 'Secretwords',
    };
    const sent = await postForm(site, '/contact', person);
    expect(sent.headers.get('location')).toMatch(/^\/thank-you\?ref=OM-[\dA-Z-]+$/);
    await postForm(site, '/contact', { ...person, email: 'secret@' });
    await postForm(site, '/contact', person, { origin: 'https://evil.example' });
    expect(logged.length).toBeGreaterThan(0);
    // A random number of a request may have any four digits.
    const told = JSON.stringify(logged, (key, value: unknown) =>
      key === 'requestId' ? undefined : value,
    );
    expect(told).not.toMatch(/Secret|secret|0199/);
  });
});

describe('what is posted', () => {
  const post = (body: string, type: string) =>
    site.app.request('http://omnibus.example/contact', {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: 'https://omnibus.example' },
    });
  const part = (name: string, value: string, more = '') =>
    `--boundary7MA4YWxk\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
  const multipart = (...parts: string[]) =>
    post(
      `${parts.join('')}--boundary7MA4YWxk--\r\n`,
      'multipart/form-data; boundary=boundary7MA4YWxk',
    );

  it('is refused when it is too many parts, too many fields or one huge value', async () => {
    const before = (await newest())?.id;
    const tiny = Array.from({ length: 100_000 }, (_, n) => part(`f${n}`, 'x'));
    expect((await multipart(...tiny)).status).toBe(413);
    const fields = Array.from({ length: 100_000 }, (_, n) => `f${n}=x`).join('&');
    expect((await post(fields, 'application/x-www-form-urlencoded')).status).toBe(413);
    expect((await multipart(part('message', 'x'.repeat(1_000_000)))).status).toBe(413);
    expect((await multipart(part('x'.repeat(100_000), 'y'))).status).toBe(400);
    expect((await newest())?.id).toBe(before);
  });

  it('may have names that mean something to programs; they mean nothing here', async () => {
    const names = [
      '__proto__',
      'constructor.prototype.x',
      'images[__proto__][url]',
      `a${'[b]'.repeat(1_000)}`,
    ];
    const fields = Object.entries({ ...goodForm, email: 'names@example.com' });
    const answer = await multipart(
      ...names.map((name) => part(name, 'polluted')),
      ...fields.map(([name, value]) => part(name, value)),
    );
    expect(answer.status).toBe(303);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(JSON.stringify(await newest())).not.toContain('polluted');
  });

  it('is read by its own rules, whatever a part says of its encoding', async () => {
    const answer = await multipart(
      part('firstName', 'Zoe'),
      part('email', 'enc@example.com'),
      part('message', 'SGVsbG8=', 'Content-Transfer-Encoding: base64\r\n'),
      part('_charset_', 'utf-16'),
    );
    expect(answer.status).toBe(303);
    // Nothing is decoded that no browser encodes (RFC 7578 §4.7).
    expect(await newest()).toMatchObject({ firstName: 'Zoe', message: 'SGVsbG8=' });
  });
});
