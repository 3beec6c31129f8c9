import type { LimitName } from '#domain/leads/all-limits.ts';
import { networkOf } from '#domain/leads/rate-limit.ts';
import { limitInMemory, takeEach, type MakeLimit } from '#domain/leads/shared-limit.ts';
import { LineFull } from '#domain/line.ts';

/** Who tries to sign in, as far as limits go. */
export interface SignInTry {
  /** Network address; empty when unknown. */
  address: string;
  email: string;
  /** The account that this browser signed in to before; null for a browser we have not seen. */
  knownEmail: string | null;
}

/** Nothing was looked at; the words are the same whether the account exists or not. */
export interface WaitOutcome {
  outcome: 'wait';
  seconds: number;
  /** `busy`: too many passwords are being checked at once, of whomever. */
  because: 'tries' | 'busy';
}

export const isWait = (answer: unknown): answer is WaitOutcome =>
  typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome === 'wait';

/**
 * Limits on guessing. An account from unknown browsers: 10 tries, then one a minute. The same account
 * from a browser that signed in to it before has a count of its own, so that nobody can lock its owner
 * out. A network: 60 tries, then one every 5 s, so that one password on many accounts is slow too.
 */
export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** Where passwords and codes are asked; each place counts for itself. */
const places = {
  'sign-in': {
    account: 'sign-in-account',
    known: 'sign-in-known',
    network: 'sign-in-network',
  },
  forgot: { account: 'forgot-account', known: 'forgot-known', network: 'forgot-network' },
  confirm: { account: 'confirm-account', known: null, network: 'confirm-network' },
} as const satisfies Record<
  string,
  { account: LimitName; known: LimitName | null; network: LimitName }
>;

const busySeconds = 5;

export function createSignInLimits(
  place: keyof typeof places,
  parts: { makeLimit?: MakeLimit; nowMs(): number },
) {
  const { makeLimit = limitInMemory, nowMs } = parts;
  const names = places[place];
  const accounts = makeLimit(names.account);
  const known = names.known && makeLimit(names.known);
  const networks = makeLimit(names.network);
  return {
    /**
     * Takes a try, and looks only then, so that tries at the same moment are as many as one after the
     * other. What was right costs nothing, nor does what could not be looked at.
     */
    async guess<T>(
      { address, email, knownEmail }: SignInTry,
      look: () => Promise<T>,
      isRight: (answer: T) => boolean,
    ): Promise<T | WaitOutcome> {
      const account = email.slice(0, 320);
      const turn = await takeEach(
        // A known browser gets in however busy its network is.
        known && knownEmail === email
          ? [[known, account]]
          : [
              [networks, networkOf(address)],
              [accounts, account],
            ],
        nowMs(),
      );
      if (turn.waitSeconds > 0) {
        return { outcome: 'wait', seconds: turn.waitSeconds, because: 'tries' };
      }
      try {
        const answer = await look();
        if (isRight(answer)) await turn.giveBack();
        return answer;
      } catch (error) {
        await turn.giveBack();
        if (!(error instanceof LineFull)) throw error;
        return { outcome: 'wait', seconds: busySeconds, because: 'busy' };
      }
    },
  };
}
