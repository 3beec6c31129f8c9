import { createS3MediaStore } from '#adapters/media-s3/s3-media-store.ts';
import { rootFault } from '#domain/root-fault.ts';
import type { BucketTarget } from '#server/config/targets/media-target.ts';
import { fail, ok, type DoctorFinding } from './finding.ts';

/** A person waits for the line. */
const timeoutMs = 10_000;

/** Whether the store of photos knows the key and has the bucket; the first upload would tell otherwise. */
export async function checkBucket(target: BucketTarget): Promise<DoctorFinding> {
  const place = `${target.origin}/${target.bucket}`;
  try {
    await createS3MediaStore(target, { timeoutMs }).list('photos/doctor');
    return ok('bucket', `${place} answers`);
  } catch (error) {
    const why = rootFault(error) as Error;
    const advice = 'check MEDIA_URL, and that the bucket is there';
    return fail('bucket', `${place}: ${why.message.split('\n')[0]}`, advice);
  }
}
