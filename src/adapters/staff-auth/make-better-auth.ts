import { betterAuth } from 'better-auth';
import { betterAuthOptions, type StaffAuthSettings } from './better-auth-options.ts';

export const makeBetterAuth = (settings: StaffAuthSettings) =>
  betterAuth(betterAuthOptions(settings));

export type BetterAuth = ReturnType<typeof makeBetterAuth>;
