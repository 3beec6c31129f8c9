import sharp from 'sharp';
import { expectStatus, type CanarySite } from './canary-site.ts';
import type { Garden } from './garden.ts';

const bus = {
  contactWay: 'any',
  bestTime: 'morning',
  year: '2015',
  make: 'Ford',
  model: 'E-450',
  bodyManufacturer: 'Starcraft',
  odometerMileage: '84,500',
  passengers: '24',
  zipCode: '08067',
  askingPrice: '$24,500',
};

/** One bus that is sent with a photo, and one whose seller never comes back; the first one's address. */
export async function plantSellers(site: CanarySite, garden: Garden): Promise<string> {
  const seller = site.visitor();
  const start = async (form: Record<string, string>) => {
    const answer = await seller.fill('/sell-your-bus', { ...bus, ...form });
    expectStatus(answer, 303);
    const to = new URL(answer.headers.get('location') ?? '', site.server.origin);
    return to.searchParams.get('draft') ?? '';
  };
  const sent = garden.given(
    'secret address of a seller',
    await start({
      name: garden.word('name of a seller'),
      phone: garden.phone('phone number of a seller'),
      email: garden.mail('mail address of a seller'),
      vin: garden.vin('VIN of an offered bus'),
      description: `Runs well, ${garden.word('words of a seller')}.`,
    }),
  );
  await sendPhoto(site, garden, sent);
  const finish = new FormData();
  finish.set('act', 'finish');
  const done = await seller.post(`/sell-your-bus/uploading?draft=${sent}`, finish);
  expectStatus(done, 303);
  for (const page of ['', '/details'])
    expectStatus(await seller.get(`/sell-your-bus/status/${sent}${page}`), 200, page);

  const draft = await start({
    name: garden.word('name in a draft'),
    phone: garden.phone('phone number in a draft'),
    email: garden.mail('mail address in a draft'),
    vin: garden.vin('VIN in a draft'),
    description: garden.word('words in a draft'),
  });
  garden.given('secret address of a draft', draft);
  return sent;
}

/** As a camera makes it: place, owner and serial number inside, and a name that tells too. */
async function cameraPhoto(garden: Garden): Promise<Buffer> {
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a73' },
  })
    .withExif({
      IFD0: {
        Artist: garden.word('owner in a photo'),
        Software: garden.word('serial number in a photo'),
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 56/1 0/1',
        GPSMapDatum: garden.word('place in a photo'),
      },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/">${garden.word('place in the XMP of a photo')}</x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, Buffer.from(garden.word('bytes after a photo'))]);
}

async function sendPhoto(site: CanarySite, garden: Garden, token: string) {
  const form = new FormData();
  const name = garden.word('file name of a photo', (word) => `${word}.jpg`);
  form.append('photos', new File([new Uint8Array(await cameraPhoto(garden))], name));
  form.set('act', 'add');
  const answer = await site.visitor().post(`/sell-your-bus/uploading?draft=${token}`, form);
  expectStatus(answer, 303);
}
