import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import type { Database } from '../database.ts';
import { createSubmissionErasure } from './submission-erasure.ts';
import { createSubmissionPhotos } from './submission-photos.ts';
import { createSubmissionReads } from './submission-reads.ts';
import { createSubmissionWrites } from './submission-writes.ts';

/** The submission port on either engine. */
export function createSubmissionRepository(database: Database): SubmissionRepository {
  return {
    ...createSubmissionReads(database),
    ...createSubmissionWrites(database),
    ...createSubmissionPhotos(database),
    ...createSubmissionErasure(database),
  };
}
