import type { Generated } from 'kysely';
import type { StaffRole } from '#domain/staff/roles.ts';
import type { StaffLink } from '#domain/staff/staff-accounts.ts';
import type { ColumnsOf } from './fields-as-columns.ts';

/** The parts of the sign-in library's tables that we read ourselves; it owns the others. */
export interface StaffMemberRow {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  email_verified: number;
  image: string | null;
  role: StaffRole;
  disabled_at: string | null;
  demo: number;
  two_factor_enabled: number;
  created_at: string;
  updated_at: string;
}

export interface StaffSessionRow {
  id: string;
  token: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
  proved_at: string | null;
  /** 1: begun by a second step, or one was set up in it. */
  second_factor: number | null;
  ip_address: string | null;
  user_agent: string | null;
}

export interface StaffAccountRow {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  password: string | null;
  created_at: string;
  updated_at: string;
}

/** Sign-ins that wait for their code have the member's id as value. */
export interface StaffVerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
}

export interface StaffTwoFactorRow {
  id: string;
  secret: string;
  backup_codes: string;
  user_id: string;
  verified: number | null;
  failed_verification_count: number | null;
  locked_until: string | null;
  last_step: number | null;
}

export interface StaffPasskeyRow {
  id: string;
  name: string | null;
  public_key: string;
  user_id: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: number;
  transports: string | null;
  created_at: string | null;
  aaguid: string | null;
}

export const linkFields = [
  'id',
  'kind',
  'memberId',
  'email',
  'name',
  'role',
  'createdBy',
  'createdAt',
  'expiresAt',
  'usedAt',
] as const;

export type StaffLinkRow = ColumnsOf<StaffLink, typeof linkFields>;

export interface StaffSecretRow {
  name: string;
  value: string;
  created_at: string;
}

/** Append-only: triggers refuse everything but inserts. */
export interface StaffAuditRow {
  id: Generated<number>;
  at: string;
  /** Null for the command line and for what nobody signed in did. */
  member_id: string | null;
  member_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** JSON objects; null where there is no before or after. */
  before_json: string | null;
  after_json: string | null;
}
