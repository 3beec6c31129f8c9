import type { RunningServer } from './start-server.ts';

/**
 * Sends a message by the contact form, with a key of its own; its reference, or null when it was refused.
 * Throws when it was put off without being told until when.
 */
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
  if (answer.status === 503 && !answer.headers.has('retry-after'))
    throw new Error('A message was put off, and nobody said until when.');
  return new URL(answer.headers.get('location') ?? '/', origin).searchParams.get('ref');
}
