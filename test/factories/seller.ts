import type { OpenedSubmission } from '#domain/selling/selling-service.ts';
import type { SubmissionPhoto } from '#domain/selling/submission.ts';
import type { TestSite } from './test-site.ts';

/** What a seller of an ordinary shuttle types. */
export const sellerForm = {
  name: 'Ruth O’Neil',
  phone: '(856) 555-0142',
  email: 'ruth@example.com',
  contactWay: 'any',
  bestTime: 'morning',
  year: '2015',
  make: 'Ford',
  model: 'E-450',
  bodyManufacturer: 'Starcraft',
  vin: '',
  odometerMileage: '84,500 mi',
  passengers: '24',
  wheelchairAccess: 'lift',
  description: 'Runs and drives.',
  zipCode: '08067',
  city: '',
  state: '',
  askingPrice: '$24,500',
  quantity: '',
};

export type Files = readonly (readonly [string, Uint8Array<ArrayBuffer>])[];

export interface Seller {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  text(path: string): Promise<string>;
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Step one; gives the private token. */
  startDraft(more?: Partial<typeof sellerForm>): Promise<string>;
  /** `texts` are what the form says beside its files, its button's `act` among them. */
  postPhotos(token: string, files: Files, texts?: Record<string, string>): Promise<Response>;
  changePhoto(token: string, fields: Record<string, string>): Promise<Response>;
  finish(token: string, files?: Files): Promise<Response>;
  /** Not the seller: staff have a question. */
  ask(token: string): Promise<void>;
  open(token: string): Promise<OpenedSubmission & { photos: SubmissionPhoto[] }>;
}

let keys = 0;
export const freshKey = (): string => `test-key-${String(keys++).padStart(12, '0')}`;

/** A browser without scripts, as far as the sell flow needs one. */
export function createSeller(site: TestSite): Seller {
  const origin = site.parts.site.siteUrl;
  let posts = 0;
  const send = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    posts += 1;
    // Another address each time, for a site that asks a proxy: one may not send any number of buses.
    const address = { 'x-forwarded-for': `198.18.${posts >> 8}.${posts & 255}` };
    return site.app.request(origin + path, {
      method: 'POST',
      body,
      headers: { origin, ...address, ...headers },
    });
  };
  const sendForm = (path: string, texts: Record<string, string>, files: Files) => {
    const form = new FormData();
    for (const [name, bytes] of files) form.append('photos', new Blob([bytes]), name);
    for (const [name, text] of Object.entries(texts)) form.append(name, text);
    return send(path, form);
  };
  const seller: Seller = {
    get: (path, headers) => site.get(path, headers),
    text: async (path) => (await site.get(path)).text(),
    post: (path, fields, headers) => send(path, new URLSearchParams(fields), headers),
    async startDraft(more = {}) {
      const key = freshKey();
      // Another person each time: one contact may not send any number of buses at once.
      const email = `${key}@example.com`;
      const phone = `(856) 55${key.slice(-1)}-${key.slice(-4)}`;
      const fields = { ...sellerForm, email, phone, ...more, key };
      const answer = await seller.post('/sell-your-bus', fields);
      const location = answer.headers.get('location') ?? '';
      if (answer.status !== 303) throw new Error(`step one answered ${answer.status}`);
      return new URL(location, origin).searchParams.get('draft') ?? '';
    },
    postPhotos: (token, files, texts = { act: 'add' }) =>
      sendForm(`/sell-your-bus/uploading?draft=${token}`, texts, files),
    changePhoto: (token, fields) =>
      seller.post(`/sell-your-bus/uploading/photos?draft=${token}`, fields),
    finish: (token, files = []) => seller.postPhotos(token, files, { act: 'finish' }),
    async ask(token) {
      const { id } = (await seller.open(token)).submission;
      const asked = { id, expectedRevision: null, to: 'needs-info', actor: 'Test sales' } as const;
      await site.submissions.changeState({ ...asked, jobs: [] });
    },
    async open(token) {
      const opened = await site.parts.site.selling.service.open(token);
      if (!opened) throw new Error('no such submission');
      return { ...opened, photos: await site.submissions.photos(opened.submission.id) };
    },
  };
  return seller;
}

/** Bytes that begin as a JPEG; another number, another picture. */
export function jpeg(number: number, sizeBytes = 2_000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes).fill(number % 256);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, number >> 8, number & 255]);
  return bytes;
}
