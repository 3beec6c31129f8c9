import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#domain/staff/roles.ts';
import { stockCsv } from '#test/factories/import-files.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
let leadId: number;
const owner = { id: null, name: 'Olga' };

const open = async (role: StaffRole) => {
  staff = await createTestStaff({ role });
  leadId = (await storeLead(staff.leads)).id;
};
afterEach(() => staff.close());

const switchedOff = () => staff.services.accounts.setDisabled(staff.member.id, true, owner);
const viewerOnly = () => staff.services.accounts.changeRole(staff.member.id, 'viewer', owner);

/** Sends a body of which the second half comes after `meanwhile`. */
async function sendSlowly(
  path: string,
  whole: Request,
  meanwhile: () => Promise<unknown>,
): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isBegun) {
          isBegun = true;
          return controller.enqueue(bytes.subarray(0, half));
        }
        await meanwhile();
        controller.enqueue(bytes.subarray(half));
        controller.close();
      },
    },
    // Asked for by whoever reads it, which is after the gate.
    { highWaterMark: 0 },
  );
  return staff.app.request(staffOrigin + path, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      cookie: staff.cookie,
      origin: staffOrigin,
      'content-type': whole.headers.get('content-type') ?? '',
    },
  } as RequestInit);
}

const posted = (body: BodyInit) => new Request(staffOrigin, { method: 'POST', body });

describe('a form that arrives slowly', () => {
  beforeEach(() => open('sales'));
  const send = (meanwhile: () => Promise<unknown>) =>
    sendSlowly(
      `/staff/leads/${leadId}/note`,
      posted(new URLSearchParams({ text: 'x', note: 'Called them & wrote' })),
      meanwhile,
    );
  const notes = async () => {
    const file = await staff.services.leads.inbox.read(leadId);
    return file?.events.filter(({ note }) => note === 'Called them & wrote').length;
  };

  it('is taken when nothing changed', async () => {
    expect((await send(async () => {})).status).toBe(303);
    expect(await notes()).toBe(1);
  });

  it('is carried to the sign-in page, and writes nothing, when its member was switched off', async () => {
    const answer = await send(switchedOff);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('Called+them+%26+wrote');
    expect(await notes()).toBe(0);
  });

  it('is refused, and writes nothing, when the role of its member does not include it any more', async () => {
    const answer = await send(viewerOnly);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Your role does not include this');
    expect(await notes()).toBe(0);
  });
});

describe('a file that arrives slowly', () => {
  beforeEach(() => open('manager'));
  const send = (meanwhile: () => Promise<unknown>) => {
    const form = new FormData();
    form.append('source', 'Acme Bus');
    form.append('file', new Blob([stockCsv(50)]), 'stock.csv');
    return sendSlowly('/staff/import', posted(form), meanwhile);
  };
  const kept = () => readdir(join(staff.dataDir, 'imports')).catch(() => []);

  it.each([
    ['switched off', switchedOff, 401],
    ['given another role', viewerOnly, 403],
  ] as const)('is not kept when its member was %s', async (_, meanwhile, status) => {
    const answer = await send(meanwhile);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBeNull();
    expect(await staff.services.imports.list(10)).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('is kept when nothing changed', async () => {
    expect((await send(async () => {})).status).toBe(303);
    expect(await kept()).toHaveLength(1);
  });
});
