import { expect, it } from 'vitest';
import { createTestStaff, staffOrigin } from '#test/factories/test-staff.ts';

const staff = await createTestStaff({ role: 'editor' });

const send = (path: string, body: BodyInit) =>
  staff.app.request(staffOrigin + path, {
    method: 'POST',
    body,
    headers: { cookie: staff.cookie, origin: staffOrigin, 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit);

/** Says nothing of its length, and never ends by itself. */
function endless(): { stream: ReadableStream<Uint8Array>; sent(): number } {
  const chunk = new TextEncoder().encode(' '.repeat(50_000));
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { stream, sent: () => sent };
}

it.each([
  ['/staff/content/preview', 361_000],
  ['/staff/jump', 10_000],
])('%s reads JSON up to a limit', async (path, most) => {
  expect((await send(path, JSON.stringify('x'.repeat(most)))).status).toBe(413);
  const { stream, sent } = endless();
  expect((await send(path, stream)).status).toBe(413);
  expect(sent()).toBeLessThan(most + 200_000);
  expect((await send(path, '{"words":"abc","text":"Words"}')).status).toBe(200);
  expect((await send(path, 'no json')).status).toBeLessThan(500);
});
