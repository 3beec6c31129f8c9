import { createRateLimit, networkOf } from '#domain/leads/rate-limit.ts';

/** Who tries to sign in, as far as limits go. */
export interface SignInTry {
  /** Network address; empty when unknown. */
  address: string;
  email: string;
  /** The account that this browser signed in to before; null for a browser we have not seen. */
  knownEmail: string | null;
}

/**
 * Limits on guessing. An account from unknown browsers: 10 tries, then one a minute. The same account
 * from a browser that signed in to it before has a count of its own, so that nobody can lock its owner
 * out. A network: 60 tries, then one every 5 s, so that one password on many accounts is slow too.
 */
export interface SignInLimits {
  /** Seconds to wait; 0 to go on. The same whether the account exists or not. */
  waitSeconds(from: SignInTry): number;
  countFailure(from: SignInTry): void;
}

export function createSignInLimits(now: () => number): SignInLimits {
  const accounts = createRateLimit({ burst: 10, refillMs: 60_000, mostKeys: 20_000 });
  const known = createRateLimit({ burst: 10, refillMs: 30_000, mostKeys: 5_000 });
  const networks = createRateLimit({ burst: 60, refillMs: 5_000, mostKeys: 20_000 });
  const accountLimit = ({ email, knownEmail }: SignInTry) =>
    knownEmail === email ? known : accounts;
  const key = (email: string) => email.slice(0, 320);
  return {
    waitSeconds(from) {
      const at = now();
      const own = accountLimit(from).waitSeconds(key(from.email), at);
      // A known browser gets in however busy its network is.
      if (from.knownEmail === from.email) return own;
      return Math.max(own, networks.waitSeconds(networkOf(from.address), at));
    },
    countFailure(from) {
      const at = now();
      accountLimit(from).take(key(from.email), at);
      networks.take(networkOf(from.address), at);
    },
  };
}
