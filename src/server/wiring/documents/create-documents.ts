import { join } from 'node:path';
import { createDocumentStore } from '#adapters/documents-disk/document-store.ts';
import { createPdfMaker } from '#adapters/documents-pdf/pdf-maker.ts';
import { createSigningKeys, makeSigningKey } from '#adapters/signing-ed25519/signing-keys.ts';
import type { Database } from '#db/database.ts';
import { installationSecret, installationSecrets } from '#db/repositories/staff-secret.ts';
import { createDocumentService } from '#domain/documents/document-service.ts';
import type { SigningKeys } from '#domain/documents/signed-file.ts';
import { answerBytes } from '#domain/foreign-answer.ts';
import { createRateLimit } from '#domain/leads/rate-limit.ts';
import { middleName } from '#domain/media/picture-names.ts';
import { projectRoot } from '../../config/project-root.ts';
import type { MediaFiles } from '../../http/media/media-files.ts';
import { quietLog } from '../../ops/log/quiet-log.ts';
import type { Logger } from '../../ops/log/logger.ts';

/** Photos of ours are a tenth of it. */
const mostPhotoBytes = 2_000_000;
const keyName = (turn: number) => `report-key-${String(turn).padStart(4, '0')}`;
const keyPrefix = 'report-key-';

/**
 * The keys that sign condition reports. They lie in the database with the other secrets of the
 * installation: all nodes have the same ones, and so does every backup.
 */
export function createReportKeys(database: Database): SigningKeys {
  return createSigningKeys(async () => {
    await installationSecret(database, keyName(1), makeSigningKey);
    const kept = await installationSecrets(database, keyPrefix);
    return kept.map(({ value, createdAt }) => ({ privatePem: value, madeAt: createdAt }));
  });
}

/** From now on a new key signs; files that earlier ones signed are genuine still. */
export async function addReportKey(database: Database): Promise<void> {
  const { length } = await createReportKeys(database).published();
  await installationSecret(database, keyName(length + 1), makeSigningKey);
}

/** PDF files of this installation: how they are made, signed and kept. */
export function createDocuments(parts: {
  database: Database;
  /** Where files are kept that were made before. */
  folder: string;
  photos: MediaFiles;
  log: Pick<Logger, 'warn'>;
  now(): Date;
}) {
  const { database, folder, photos, log, now } = parts;
  const keys = createReportKeys(database);
  const notMade = quietLog(log, now, 'documents cannot be made or kept');
  const maker = createPdfMaker({
    fonts: join(projectRoot, 'content/fonts'),
    onProblem: notMade,
  });
  return {
    keys,
    service: createDocumentService({
      maker,
      keys,
      store: createDocumentStore(folder),
      async readPhoto(name) {
        const file = (await photos.find(middleName(name))) ?? (await photos.find(name));
        if (!file) return null;
        if (file.sizeBytes <= mostPhotoBytes)
          return answerBytes(new Response(file.stream() as BodyInit), mostPhotoBytes);
        await file.discard();
        return null;
      },
      limit: createRateLimit('documents'),
      onFault: (error) => notMade(String(error)),
    }),
    close: async () => maker.close(),
  };
}
