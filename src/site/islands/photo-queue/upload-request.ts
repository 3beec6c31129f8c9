export interface UploadAnswer {
  status: number;
  /** The answer's JSON; empty when it was something else. */
  body: { id?: unknown; isCopy?: unknown; offset?: unknown; message?: unknown };
}

/** A line on which nothing moves for so long is broken, whatever the phone believes. */
export const stalledMs = 30_000;

/**
 * One request by XMLHttpRequest, which unlike `fetch` says how far it is. Null when the line broke,
 * stalled, or the signal stopped it.
 */
export function uploadRequest(
  method: 'GET' | 'PATCH',
  path: string,
  sent: { headers: Record<string, string>; body?: Blob },
  watch: { signal: AbortSignal; onProgress?(sentBytes: number): void },
): Promise<UploadAnswer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let watchdog = 0;
    const alive = () => {
      clearTimeout(watchdog);
      watchdog = window.setTimeout(() => request.abort(), stalledMs);
    };
    const end = (answer: UploadAnswer | null) => {
      clearTimeout(watchdog);
      resolve(answer);
    };
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(sent.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => {
      alive();
      watch.onProgress?.(loaded);
    });
    request.addEventListener('load', () =>
      end({ status: request.status, body: bodyOf(request.responseText) }),
    );
    request.addEventListener('error', () => end(null));
    request.addEventListener('abort', () => end(null));
    watch.signal.addEventListener('abort', () => request.abort());
    alive();
    request.send(sent.body ?? null);
  });
}

function bodyOf(text: string): UploadAnswer['body'] {
  try {
    return (JSON.parse(text) as UploadAnswer['body'] | null) ?? {};
  } catch {
    return {};
  }
}
