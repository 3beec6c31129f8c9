import * as react from 'react';

/**
 * React's development build, which tests render with for its warnings, takes a picture of the call
 * stack for every element it makes: most of what rendering cost here, and read by nobody. It stops at
 * a count of its own, which here is always reached. The warnings stay (`strict.test.ts`).
 */
const internals = (react as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  // React begins to count again now and then.
  set() {},
  configurable: true,
});
