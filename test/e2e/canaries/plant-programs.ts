import { expectStatus, type CanarySite, type Visitor } from './canary-site.ts';
import type { Garden } from './garden.ts';

/** Keys of programs, what they send, and where ours are called; the key that may read leads. */
export async function plantPrograms(site: CanarySite, owner: Visitor, garden: Garden) {
  const made = await owner.post('/staff/partners', {
    name: 'Yard feed',
    scope: ['inventory.write', 'leads.read'],
    source: 'acme',
  });
  const key = garden.given('key of a partner', /omnibus_key_[0-9a-f]{56}/.exec(made.text)?.[0]);
  const hook = await owner.post('/staff/webhooks', {
    url: `https://hooks.example.com/in?key=${garden.word('key in the address of a webhook')}`,
    'bus.published': 'on',
    'bus.sold': 'on',
  });
  const secret = /whsec_[\w+/=]+/.exec(hook.text)?.[0];
  garden.given('secret of a webhook', secret?.replace('whsec_', ''));

  const program = site.visitor();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const put = await program.send('/api/v1/sources/acme/buses/A-1', {
    method: 'PUT',
    headers: {
      ...headers,
      'idempotency-key': garden.word('one-time key of a program'),
    },
    body: JSON.stringify({
      make: 'Thomas',
      model: 'C2',
      year: 2016,
      category: 'school',
      condition: 'used',
      vin: garden.vin('VIN of a bus that a program keeps as a draft'),
    }),
  });
  expectStatus(put, 201);
  const wrong = garden.word('bus of a program that is refused');
  const refused = await program.send('/api/v1/sources/acme/buses/A-2', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ make: 'Thomas', colour: wrong }),
  });
  expectStatus(refused, 422);
  const stranger = garden.word('key of a partner that is none', (word) => `omnibus_key_${word}`);
  const foreign = { authorization: `Bearer ${stranger}` };
  expectStatus(await program.get('/api/v1/leads', foreign), 401);

  const file = new FormData();
  file.set('source', 'yard');
  const vin = garden.vin('VIN in a file to import');
  const rows = `Stock #,VIN,Year,Make,Model\nB1,${vin},2015,Ford,E-450\n`;
  file.append(
    'file',
    new File(
      [rows],
      garden.word('name of a file', (word) => `${word}.csv`),
    ),
  );
  expectStatus(await owner.post('/staff/import', file), 303);
  return key;
}
