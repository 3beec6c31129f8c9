/** Thrown in the place of an answer that is larger than it may be. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

/**
 * An answer of somebody else's server that ends in `AnswerTooLarge` past so many bytes, as they are
 * after decompression; then the rest is not read. The only way to read what was fetched.
 */
export function boundedAnswer(answer: Response, mostBytes: number): Response {
  const { body, status, statusText, headers } = answer;
  if (!body) return answer;
  let sizeBytes = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        sizeBytes += chunk.byteLength;
        if (sizeBytes > mostBytes)
          controller.error(new AnswerTooLarge(`more than ${mostBytes} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status, statusText, headers });
}

/** Its text. Throws `AnswerTooLarge`, and whatever a connection that breaks off throws. */
export function answerText(answer: Response, mostBytes: number): Promise<string> {
  return boundedAnswer(answer, mostBytes).text();
}

/** Its bytes, likewise. */
export async function answerBytes(answer: Response, mostBytes: number): Promise<Uint8Array> {
  return new Uint8Array(await boundedAnswer(answer, mostBytes).arrayBuffer());
}
