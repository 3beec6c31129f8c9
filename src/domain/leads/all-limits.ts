export interface RateLimitSettings {
  /** So many at once, … */
  burst: number;
  /** … and one more each time this passes. */
  refillMs: number;
  /** Keys remembered at most; the longest unused ones are forgotten first. */
  mostKeys: number;
}

/**
 * One address may be an office or a mobile network's gateway, so the limit is wide and refills
 * steadily; one contact is one person.
 */
const formsOfAnAddress = { burst: 30, refillMs: 5_000, mostKeys: 20_000 };

/** One account, and one password on many accounts. */
const guessesOfAnAccount = { burst: 10, refillMs: 60_000, mostKeys: 20_000 };
const passwordMails = { burst: 5, refillMs: 15 * 60_000, mostKeys: 20_000 };
const guessesOfANetwork = { burst: 60, refillMs: 5_000, mostKeys: 20_000 };

/**
 * Every limit there is. None is made under another name, so that the tests that press all of them at
 * once leave none out. Names are those of rows in `rate_buckets`.
 */
export const allLimits = {
  'lead-address': formsOfAnAddress,
  'lead-contact': { burst: 6, refillMs: 120_000, mostKeys: 20_000 },
  'sell-address': formsOfAnAddress,
  // A dealer sends a row of buses in one sitting.
  'sell-contact': { burst: 24, refillMs: 60_000, mostKeys: 20_000 },
  // A photo that is removed again lies on the disk for a day: they are counted as they come. All that
  // a bus may have, four times over at once, and again in eight hours.
  'photos-of-bus': { burst: 4 * 24, refillMs: 5 * 60_000, mostKeys: 20_000 },
  'photos-of-network': { burst: 30 * 24, refillMs: 15_000, mostKeys: 20_000 },

  // VINs that a sell form asks about: one for each bus, and one more for each field beside it.
  'vin-address': { burst: 60, refillMs: 2_000, mostKeys: 20_000 },

  'sign-in-account': guessesOfAnAccount,
  // A browser that signed in to the account before: nobody else can lock its owner out.
  'sign-in-known': { burst: 10, refillMs: 30_000, mostKeys: 5_000 },
  'sign-in-network': guessesOfANetwork,
  // Each is a mail to somebody who may not have asked for it.
  'forgot-account': passwordMails,
  // Nobody else can use these up.
  'forgot-known': passwordMails,
  'forgot-network': guessesOfANetwork,
  'confirm-account': guessesOfAnAccount,
  'confirm-network': guessesOfANetwork,

  // Questions for a passkey: each is a row until it is answered or past.
  'passkey-network': guessesOfANetwork,

  // Files that have to be set as PDF, each a second or two of a process: a buyer's evening of reports.
  documents: { burst: 20, refillMs: 6_000, mostKeys: 20_000 },

  // Pages that have to be rendered. An office behind one address stays far below; kept pages and
  // files are not counted.
  pages: { burst: 200, refillMs: 50, mostKeys: 20_000 },
  // Forms of all kinds, before anything is done for them: a page that says 'too many' costs as much as
  // any other. Whoever types needs a minute for each.
  posts: { burst: 120, refillMs: 500, mostKeys: 20_000 },
  // Events of an office of many people at once, then 20 a second. A visitor makes about one in ten
  // seconds.
  events: { burst: 3_000, refillMs: 50, mostKeys: 20_000 },

  // Programs that read. A page of another site asks a few times a visit, of one network many visitors;
  // whoever has a key has told us who they are.
  api: { burst: 600, refillMs: 100, mostKeys: 20_000 },
  'api-key': { burst: 3_000, refillMs: 20, mostKeys: 20_000 },
  // Programs of partners, by key; tries with no key or a wrong one by network.
  'partner-tries': { burst: 300, refillMs: 2_000, mostKeys: 20_000 },
  'partner-reads': { burst: 300, refillMs: 500, mostKeys: 5_000 },
  // One bus a call; a whole stock comes as one file.
  'partner-writes': { burst: 600, refillMs: 100, mostKeys: 5_000 },
  'partner-files': { burst: 12, refillMs: 5 * 60_000, mostKeys: 5_000 },
  // Answers that are kept a day for their idempotency keys: 40,000 of one partner at most.
  'partner-replays': { burst: 20_000, refillMs: 4_320, mostKeys: 5_000 },

  // Bounds of fault matrix F4: at most 60 mails an hour to staff. 24 at once and 24 an hour go out on
  // their own, and a digest every six minutes: 24 + 24 + 11 within any hour.
  'staff-mail': { burst: 24, refillMs: 150_000, mostKeys: 4 },
  'staff-digest': { burst: 1, refillMs: 6 * 60_000, mostKeys: 4 },
} as const satisfies Record<string, RateLimitSettings>;

export type LimitName = keyof typeof allLimits;
