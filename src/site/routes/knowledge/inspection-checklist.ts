import { msg } from '@lingui/core/macro';
import type { Message } from '#messages/i18n.ts';

export interface ChecklistPart {
  title: Message;
  items: readonly Message[];
}

/** One printed sheet: what to look at before paying for a used bus, in the order of a walk. */
export const inspectionChecklist: readonly ChecklistPart[] = [
  {
    title: msg`Papers and plates`,
    items: [
      msg`VIN on the plate, the title and the listing agree`,
      msg`Title is in the seller’s name; no lien`,
      msg`Weight rating (GVWR) read from the door plate`,
      msg`Seats counted, wheelchair places counted, driver left out`,
      msg`Maintenance log seen; last oil, brake and transmission service noted`,
    ],
  },
  {
    title: msg`Under the bus`,
    items: [
      msg`Frame rails and floor supports free of deep rust`,
      msg`No fresh oil, coolant, fuel or brake fluid`,
      msg`Air or brake lines, springs and air bags whole`,
      msg`Exhaust and particulate filter without damage`,
    ],
  },
  {
    title: msg`Outside`,
    items: [
      msg`Tire date codes read; none older than seven years`,
      msg`Tread even; no cracks in the sidewalls`,
      msg`All lights, signals and mirrors work`,
      msg`Luggage doors, emergency exits and windows open and close`,
      msg`Roof hatches and seams sealed`,
    ],
  },
  {
    title: msg`Inside`,
    items: [
      msg`Floor firm over the whole aisle and around the wheel wells`,
      msg`No water stains on the ceiling or around windows`,
      msg`Seats, belts and securement points whole`,
      msg`Front and rear air conditioning and heat run`,
      msg`Restroom, lights, outlets and speakers work, where fitted`,
    ],
  },
  {
    title: msg`Lift or ramp, where fitted`,
    items: [
      msg`Full cycle up and down with weight on it`,
      msg`Interlock keeps the bus from moving with the door open`,
      msg`Load plate readable; straps for every wheelchair place present`,
    ],
  },
  {
    title: msg`Engine, from cold`,
    items: [
      msg`Starts without aid; no blue or white smoke once warm`,
      msg`Gauges in range; no engine, brake or emission lights stay on`,
      msg`Hoses, belts and engine bay clean and dry`,
    ],
  },
  {
    title: msg`On the road`,
    items: [
      msg`Parking brake holds on a slope`,
      msg`Brakes pull straight; air pressure recovers, where fitted`,
      msg`Transmission shifts cleanly through all gears`,
      msg`Steady at highway speed for ten minutes`,
    ],
  },
];
