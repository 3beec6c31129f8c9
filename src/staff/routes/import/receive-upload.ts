import type { Context } from 'hono';
import { shownFileName } from '#domain/selling/sell-photos.ts';
import { importLimits } from '#domain/staff/import/import-ports.ts';
import type { Received } from '#domain/staff/import/import-service.ts';
import { BodyFault } from '#site/body-fault.ts';
import { readMultipart, textPart } from '#site/routes/sell/read-multipart.ts';
import type { StaffEnv } from '#staff/staff-services.ts';

/** In bytes; a name has 80 characters. */
const longestField = 4_000;
const limits = { parts: 10, bytes: importLimits.fileBytes + 1024 * 1024 };

/** `source` as it was typed, to be shown again. */
export type Upload = Received & { source: string };

/** Takes the file of the upload form; the field with the source's name comes before it. */
export async function receiveUpload(c: Context<StaffEnv>): Promise<Upload> {
  let source = '';
  const refused = (reason: string): Upload => ({ outcome: 'refused', reason, source });
  try {
    for await (const part of readMultipart(c.req.raw, limits)) {
      if (part.name === 'source') source = await textPart(part, longestField);
      if (part.name !== 'file' || !part.fileName) continue;
      const name = sourceName(source);
      if (name === null) return refused('Say whose file it is, in 1 to 80 characters.');
      const fileName = shownFileName(part.fileName) ?? 'The file';
      const received = await c.get('staff').imports.receive(c.get('member'), {
        source: name,
        fileName,
        bytes: part.stream,
      });
      return { ...received, source };
    }
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    return refused(
      error.reason === 'too-large'
        ? `The file is larger than ${importLimits.fileBytes / 1024 / 1024} MB.`
        : 'The file did not arrive whole. Send it again.',
    );
  }
  return refused('Choose a file.');
}

/** One line of at most 80 characters; null when nothing is left. */
export function sourceName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return name === '' || name.length > 80 ? null : name;
}
