import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { createSeller } from '#test/factories/seller.ts';
import { aListing } from '#test/factories/listing-factory.ts';

let staff: TestStaff;
let addresses: Record<string, string>;
beforeAll(async () => {
  staff = await createTestStaff({ listings: [aListing({ id: 1 })] });
  const token = await createSeller(staff).startDraft();
  addresses = {
    'a request': '/contact',
    'a bus': '/sell-your-bus',
    'its photos': `/sell-your-bus/uploading?draft=${token}`,
    'their order': `/sell-your-bus/uploading/photos?draft=${token}`,
    'its details': `/sell-your-bus/status/${token}/details`,
    'an alert': '/contact/bus-alert/0123456789abcdef0123456789abcdef',
    'a password': '/staff/sign-in',
    'a listing': '/staff/inventory/1',
    'photos of a listing': '/staff/inventory/1/photos/change',
    'an article': '/staff/content/articles/edit',
    'a video': '/staff/content/entries/video/edit',
    'a setting': '/staff/content/settings',
    'a person': '/staff/people/invite',
  };
});
afterAll(() => staff.close());

const send = (
  path: string,
  type: string | null,
  body: BodyInit | null,
  cookie: string | null = staff.cookie,
) =>
  staff.app.request(staffOrigin + path, {
    method: 'POST',
    body,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie === null ? {} : { cookie }),
      ...(type === null ? {} : { 'content-type': type }),
    },
  });

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=B';
const part = (name: string, value: string, more = '') =>
  `--B\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe.each([
  'a request',
  'a bus',
  'their order',
  'its details',
  'an alert',
  'a password',
  'a listing',
  'photos of a listing',
  'an article',
  'a video',
  'a setting',
  'a person',
])('a form for %s', (name) => {
  it.each([
    ['of garbage', multipart, 'garbage', 400],
    ['without a boundary', 'multipart/form-data', `${part('a', '1')}--B--`, 400],
    ['that is cut short', multipart, part('a', '1'), 400],
    ['with a part that has no name', multipart, '--B\r\nX: y\r\n\r\n1\r\n--B--', 400],
    ['behind a long preamble', multipart, `${'p'.repeat(3_000)}\r\n--B--`, 400],
    ['before a long epilogue', multipart, `${part('a', '1')}--B--${'e'.repeat(3_000)}`, 400],
    ['with a field twice', multipart, `${part('a', '1')}${part('a', '2')}--B--`, 400],
    ['with a field twice, urlencoded', form, 'a=1&a=2', 400],
    ['with a file for a text', multipart, `${part('a', '1', '; filename="a.txt"')}--B--`, 400],
    ['of Latin-1', multipart, latin(`${part('a', '\xff')}--B--`), 400],
    ['of Latin-1, urlencoded', form, latin('a=\xff'), 400],
    ['of wrong UTF-8', form, 'a=%c0%af', 400],
    ['of wrong percents', form, 'a=%zz', 400],
    ['of 2,500 fields', form, Array.from({ length: 2_500 }, (_, at) => `f${at}=1`).join('&'), 413],
    ['of JSON', 'application/json', '{"a":1}', 415],
    ['of plain text', 'text/plain', 'a=1', 415],
  ] as const)('%s is refused', async (_, type, body, status) => {
    const answer = await send(addresses[name]!, type, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await answer.text()).length).toBeGreaterThan(20);
  });
});

it.each([
  [multipart, 'garbage'],
  ['multipart/form-data', 'garbage'],
  [form, 'a=%'],
])('garbage as %s at a staff form is 400 for a stranger, too', async (type, body) => {
  expect((await send('/staff/leads/1/note', type, body, null)).status).toBe(400);
  expect((await send('/staff/sign-in', type, body, null)).status).toBe(400);
});

it('photos come as a form with photos', async () => {
  const at = addresses['its photos']!;
  expect((await send(at, multipart, 'garbage')).status).toBe(400);
  expect((await send(at, form, 'act=finish')).status).toBe(415);
  const act = `${part('act', 'finish', '; filename="a"')}--B--`;
  expect((await send(at, multipart, act)).status).toBe(400);
  expect((await send(at, multipart, `${part('act', 'x'.repeat(5_000))}--B--`)).status).toBe(400);
  const upload = `${part('source', 'x'.repeat(50_000))}--B--`;
  expect((await send('/staff/import', multipart, upload)).status).toBe(422);
});

describe('a question of a script', () => {
  it.each(['/staff/jump', '/staff/content/preview', '/staff/sign-in/passkey'])(
    'at %s is JSON',
    async (path) => {
      for (const type of [form, 'text/plain', 'image/png', null]) {
        const answer = await send(path, type, '{"words":"ford","text":"x","response":{"id":"1"}}');
        expect([type, answer.status]).toEqual([type, 415]);
      }
      for (const body of ['', '{', '{"a":1}}', latin('{"a":"\xff"}')])
        expect((await send(path, 'application/json', body)).status).toBe(400);
      const asked = await staff.app.request(staffOrigin + path, {
        method: 'POST',
        body: '{',
        headers: {
          cookie: staff.cookie,
          origin: staffOrigin,
          'content-type': 'application/json',
          accept: 'application/json',
        },
      });
      expect(await asked.json()).toMatchObject({ status: 400, problem: expect.any(String) });
    },
  );

  it('at the search is what its clients send, and nothing else', async () => {
    const at =
      '/1/indexes/buses_v2/query?x-algolia-application-id=omnibus&x-algolia-api-key=search-only';
    for (const type of ['application/json', 'text/plain', 'text/plain;charset=UTF-8', form, null])
      expect([type, (await send(at, type, latin('{"query":"ford"}'))).status]).toEqual([type, 200]);
    for (const type of ['multipart/form-data; boundary=B', 'image/png', 'application/xml']) {
      const answer = await send(at, type, '{"query":"ford"}');
      expect([type, answer.status]).toEqual([type, 415]);
      expect(await answer.json()).toMatchObject({ status: 415, message: expect.any(String) });
    }
    expect((await send(at, 'text/plain', latin('{"query":"\xff"}'))).status).toBe(400);
    expect((await send(at, 'text/plain', '{"query":"\\u0000\\ud800"}')).status).toBe(200);
  });
});
