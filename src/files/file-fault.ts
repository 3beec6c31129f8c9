/** Codes of Node and Linux (errno(3)) in an operator's words. */
const words: Record<string, string> = {
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  EDQUOT: 'this user’s share of the disk is used up',
  EEXIST: 'there is a file of that name',
  EFBIG: 'files may not become that large',
  EIO: 'the disk does not answer as it should',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the path is too long',
  ENOENT: 'it is not there and cannot be made',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file and no folder',
  EROFS: 'it can only be read',
};

/** Why a file or folder cannot be used, in a few words without its path: `the disk is full (ENOSPC)`. */
export function fileFault(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : words[code];
  if (known !== undefined) return `${known} (${code})`;
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0]?.slice(0, 200) ?? '';
}
