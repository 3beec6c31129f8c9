import type { PolicyTable } from './policy-row.ts';

/** Signing in, and one's own account. */
export const accountPolicy: PolicyTable = {
  'GET /staff/sign-in': 'public',
  'POST /staff/sign-in': 'public',
  'POST /staff/sign-in/code': 'public',
  'POST /staff/sign-in/continue': 'public',
  'POST /staff/sign-in/passkey/options': 'public',
  'POST /staff/sign-in/passkey': 'public',
  'GET /staff/sign-in/forgot': 'public',
  'POST /staff/sign-in/forgot': 'public',
  'GET /staff/sign-in/link/:token': 'public',
  'POST /staff/sign-in/link/:token': 'public',
  'POST /staff/sign-out': 'public',
  'GET /staff/confirm': 'account.own',
  'POST /staff/confirm': 'account.own',
  // Answers with what the member may open, nothing else.
  'POST /staff/jump': 'account.own',
  'GET /staff/account': 'account.own',
  'POST /staff/account/password': { permission: 'account.own', proof: 'recent' },
  'POST /staff/account/sessions/end-all': 'account.own',
  'POST /staff/account/sessions/:id/end': 'account.own',
  'POST /staff/account/passkeys/options': { permission: 'account.own', proof: 'recent' },
  'POST /staff/account/passkeys': { permission: 'account.own', proof: 'recent' },
  'POST /staff/account/passkeys/:id/remove': { permission: 'account.own', proof: 'recent' },
  'GET /staff/account/second-factor': 'account.own',
  'POST /staff/account/second-factor': 'account.own',
  'POST /staff/account/second-factor/confirm': 'account.own',
};
