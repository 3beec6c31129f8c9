/**
 * A browser that an account signed in from before carries a signed note of it, so that guesses from
 * elsewhere cannot lock its owner out. It opens nothing.
 */
export type KnownBrowser = ReturnType<typeof createKnownBrowser>;

export function createKnownBrowser(sign: (text: string) => string) {
  const signature = (email: string) => sign(`known browser ${email}`);
  return {
    note: (email: string): string => `${encodeURIComponent(email)}.${signature(email)}`,
    /** The account's address; null for a note that is not ours. */
    read(note: string | undefined): string | null {
      const parts = /^(.{1,400})\.([\w-]{43})$/.exec(note ?? '');
      if (!parts) return null;
      try {
        const email = decodeURIComponent(parts[1]!);
        return sign(parts[2]!) === sign(signature(email)) ? email : null;
      } catch {
        // A lone percent sign: not written by us.
        return null;
      }
    },
  };
}
