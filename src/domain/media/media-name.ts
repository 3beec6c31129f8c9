/** Lower-case path segments that begin with a letter or digit: no dotfiles, no `..`, no schemes. */
const pattern = /^(?:[a-z0-9][a-z0-9_-]*\/){0,4}[a-z0-9][a-z0-9_-]*\.(webp|avif|jpg|png)$/;
const longestName = 200;

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The content type a media name stands for; null when media cannot have that name. */
export function contentTypeOfName(name: string): string | null {
  if (name.length > longestName) return null;
  return contentTypes[pattern.exec(name)?.[1] ?? ''] ?? null;
}

/** Whether a file of ours may have this name. */
export function isMediaName(name: string): boolean {
  return contentTypeOfName(name) !== null;
}
