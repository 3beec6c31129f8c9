import type { RunningServer } from './start-server.ts';

/** Sends a message by the contact form, with a key of its own; its reference, or null when refused. */
export async function sendMessage(
  { origin }: Pick<RunningServer, 'origin'>,
  key: string,
): Promise<string | null> {
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({
      firstName: 'Ada',
      email: `${key}@example.com`,
      message: `Message ${key}`,
      key,
    }),
  });
  return new URL(answer.headers.get('location') ?? '/', origin).searchParams.get('ref');
}
