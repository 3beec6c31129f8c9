/** Lines of the audit log that the member hears of by mail: how the account is opened has changed. */
const noticedActions = [
  'member.password',
  'member.authenticator-app',
  'member.recovery-codes',
  'member.passkey-add',
  'member.passkey-remove',
  'member.forget-second-factors',
  'session.start-by-recovery-code',
] as const;
export type NoticedAction = (typeof noticedActions)[number];

/** What happened to an account; nothing in it opens one. */
export interface SecurityNotice {
  memberId: string;
  action: NoticedAction;
  /** Null: from the account itself. */
  by: string | null;
  /** ISO 8601 UTC. */
  at: string;
}

export const isNoticed = (action: string): action is NoticedAction =>
  (noticedActions as readonly string[]).includes(action);
