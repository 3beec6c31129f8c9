import type { StaffRole } from './roles.ts';

/** Who is signed in, as pages and use cases see it. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
}
