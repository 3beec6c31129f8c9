import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { StaffAuth } from '#domain/staff/staff-auth.ts';
import { hasPassed } from '#domain/clocks.ts';
import type { StaffAuthSettings } from './better-auth-options.ts';
import { codeStep } from './code-step.ts';
import type { BetterAuth } from './make-better-auth.ts';

/** From the picture on the screen to its first code. */
const openMs = 3_600_000;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What the form holds until the first code is right; nothing of it is stored before. */
interface Sealed {
  newAppOf: string;
  secret: string;
  madeAt: number;
}

/** A code app in the place of the one before. The library sets up the first only. */
export function newAppCalls(
  auth: BetterAuth,
  settings: StaffAuthSettings,
): Pick<StaffAuth, 'newApp' | 'replaceApp'> {
  const seal = async (data: string) =>
    symmetricEncrypt({ key: (await auth.$context).secretConfig, data });

  /** Null for what was not sealed here and for this member, and when it is too old. */
  const secretIn = async (sealed: string, memberId: string): Promise<string | null> => {
    const { secretConfig } = await auth.$context;
    const text = await symmetricDecrypt({ key: secretConfig, data: sealed }).catch(() => 'null');
    // Other sealed things are no JSON.
    const read = text.startsWith('{') ? (JSON.parse(text) as Sealed) : null;
    if (read?.newAppOf !== memberId || hasPassed(read.madeAt, openMs, Date.now())) return null;
    return read.secret;
  };

  return {
    async newApp({ member, sealed }) {
      const fresh = { newAppOf: member.id, secret: generateRandomString(32), madeAt: Date.now() };
      const kept = sealed ?? (await seal(JSON.stringify(fresh satisfies Sealed)));
      const secret = await secretIn(kept, member.id);
      if (secret === null) return null;
      const typed = base32(Buffer.from(secret));
      const name = [settings.siteName, member.email].map(encodeURIComponent).join(':');
      const query = new URLSearchParams({ secret: typed, issuer: settings.siteName });
      return { uri: `otpauth://totp/${name}?${query}`, secret: typed, sealed: kept };
    },

    async replaceApp({ memberId, keepSessionId, sealed, code }) {
      const secret = await secretIn(sealed, memberId);
      const step = secret && codeStep(secret, code.replace(/[\s-]/g, ''), Date.now());
      if (!secret || !step) return { outcome: 'refused' };
      const app = { secret: await seal(secret), step };
      const done = await settings.replaceApp(memberId, app, keepSessionId);
      return { outcome: done ? 'replaced' : 'refused' };
    },
  };
}

/** RFC 4648, without padding: what code apps take secrets in. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
