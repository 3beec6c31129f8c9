import { request } from 'node:http';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { sidewaysOverflow } from '../a11y/page-checks.ts';

export const origin = inject('siteOrigin');
export const desktop = { viewport: { width: 1280, height: 900 } };

/** For what the server does in the background on a busy machine; it never makes a test pass. */
export const soon = { timeout: 20_000 };

/** Of a journey with a hundred pages: a busy machine may be slow, only a hang should fail. */
export const longJourneyMs = 180_000;

/** Words that no other test uses, so that lists can be narrowed to what this one made. */
export const onlyHere = (word: string): string =>
  word + Math.random().toString(36).replace(/[\d.]/g, '').slice(0, 6);

/** Opens the page as the demo's owner. */
export async function signIn(page: Page): Promise<Page> {
  const [name = '', value = ''] = inject('staffCookie').split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  return page;
}

/** Goes there and waits for the script that knows the keys. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await awake(page);
}

export const awake = (page: Page) =>
  page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });

/** The page as it stands also fits a small phone. */
export async function fitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysOverflow(page), page.url()).toBeLessThanOrEqual(0);
  await page.setViewportSize(before);
}

type Part = string | { fileName: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Posts a form of the public site as a browser without scripts does. It comes from a computer of its
 * own, so that a crowd is not taken for one impatient visitor; gives the address it is sent to.
 */
export async function postForm(path: string, fields: Record<string, Part>): Promise<string> {
  const form = new FormData();
  for (const [name, part] of Object.entries(fields)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append('photos', new File([part.bytes], part.fileName));
  }
  const message = new Response(form);
  const body = Buffer.from(await message.arrayBuffer());
  return new Promise((resolve, reject) => {
    const headers = {
      origin,
      'content-type': message.headers.get('content-type') ?? '',
      'content-length': body.length,
    };
    const localAddress = process.platform === 'linux' ? someLoopback() : undefined;
    request(origin + path, { method: 'POST', headers, localAddress, agent: false }, (answer) => {
      answer.resume();
      const { statusCode = 0, headers: answered } = answer;
      if (statusCode === 303) resolve(answered.location ?? '');
      else reject(new Error(`${path} answered ${statusCode}`));
    })
      .on('error', reject)
      .end(body);
  });
}

const someLoopback = () =>
  `127.${1 + Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`;

/** Sends a bus as its seller would, with so many photos. */
export async function sendBus(fields: Record<string, string>, photos: number): Promise<void> {
  const key = crypto.randomUUID();
  const started = await postForm('/sell-your-bus', {
    email: `${key}@example.com`,
    contactWay: 'any',
    year: '2016',
    make: 'Ford',
    bodyManufacturer: 'Starcraft',
    passengers: '24',
    odometerMileage: '84,500',
    description: 'Runs and drives.',
    zipCode: '08067',
    askingPrice: '$24,500',
    ...fields,
    key,
  });
  const files: Record<string, Part> = {};
  for (let index = 0; index < photos; index++) {
    const background = { r: 40 + 60 * index, g: 90, b: 150 };
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer();
    files[`photo-${index}`] = { fileName: `bus-${index}.jpg`, bytes: new Uint8Array(bytes) };
  }
  const { pathname, search } = new URL(started, origin);
  await postForm(pathname + search, { ...files, act: 'finish' });
}

/** Drafts of one make, typed by staff; gives their numbers. */
export async function addListings(page: Page, model: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const answer = await page.request.post(`${origin}/staff/inventory/new`, {
      headers: { origin },
      form: {
        category: 'shuttle',
        year: String(2010 + number),
        bodyMake: 'Starcraft',
        bodyModel: model,
        condition: 'used',
        priceCents: '20000',
        stockNumber: `${model}-${number}`,
        city: 'Trenton',
        state: 'NJ',
        passengers: '24',
      },
    });
    ids.push(/\/inventory\/(\d+)/.exec(answer.url())?.[1] ?? '');
  }
  return ids;
}
