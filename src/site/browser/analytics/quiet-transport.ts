import type { Types } from '@amplitude/analytics-browser';
import { postQuietly } from './post-quietly.ts';

type Transport = Types.BrowserConfig['transportProvider'];
type Answer = NonNullable<Awaited<ReturnType<Transport['send']>>>;

const mostRetries = 3;

/**
 * Sends the SDK's batches with `keepalive`, so that they outlive the page, and stops for good after a
 * first failure and three retries in a row: whoever blocks analytics is not asked again and again.
 */
export function createQuietTransport(): Transport {
  let failures = 0;
  const failed = (statusCode: number): Answer => {
    failures += 1;
    return { status: 'failed', statusCode } as Answer;
  };
  return {
    async send(serverUrl, payload) {
      // Null means "given up": the SDK forgets the batch.
      if (failures > mostRetries) return null;
      try {
        const headers = { 'content-type': 'application/json', accept: '*/*' };
        const batch = JSON.stringify(payload);
        const { status, ok, mayBeTakenLater } = await postQuietly(serverUrl, batch, headers);
        if (mayBeTakenLater) return failed(status);
        failures = 0;
        // A refused batch would be refused again.
        if (!ok) return null;
        const body = { eventsIngested: 0, payloadSizeBytes: 0, serverUploadTime: 0 };
        return { status: 'success', statusCode: status, body } as Answer;
      } catch {
        return failed(0);
      }
    },
  };
}
