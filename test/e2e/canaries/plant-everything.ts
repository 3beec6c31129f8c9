import type { CanarySite, Visitor } from './canary-site.ts';
import type { Garden } from './garden.ts';
import { plantAccount } from './plant-account.ts';
import { plantBuses, plantStaffWork, plantInspection } from './plant-staff-work.ts';
import { plantFaults } from './plant-faults.ts';
import { plantMessages } from './plant-messages.ts';
import { plantPrograms } from './plant-programs.ts';
import { plantRequests } from './plant-requests.ts';
import { plantSellers } from './plant-sellers.ts';

export interface Planted {
  /** Signed in. */
  owner: Visitor;
  /** Number of the published bus. */
  busId: string;
  /** Of a program that may read leads. */
  partnerKey: string;
}

/** Everything by the doors that people and programs come through, in the order of a real day. */
export async function plantEverything(site: CanarySite, garden: Garden): Promise<Planted> {
  const owner = await plantAccount(site, garden);
  const busId = await plantBuses(owner, garden);
  await plantMessages(site, garden, busId);
  await plantSellers(site, garden);
  await plantStaffWork(owner, garden);
  await plantInspection(site, owner, garden, busId);
  const partnerKey = await plantPrograms(site, owner, garden);
  await plantRequests(site, garden);
  await plantFaults(site, garden);
  return { owner, busId, partnerKey };
}
