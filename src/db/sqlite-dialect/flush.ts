/**
 * `at-once`: a commit is on the disk when it returns. `with-the-next`: it is there with the next one
 * that is flushed, or the next checkpoint; a power cut before that takes it, and nothing before it.
 */
export type Flush = 'at-once' | 'with-the-next';
