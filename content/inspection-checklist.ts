export interface ChecklistPart {
  title: string;
  items: readonly string[];
}

/** One printed sheet: what to look at before paying for a used bus, in the order of a walk. */
export const inspectionChecklist: readonly ChecklistPart[] = [
  {
    title: 'Papers and plates',
    items: [
      'VIN on the plate, the title and the listing agree',
      'Title is in the seller’s name; no lien',
      'Weight rating (GVWR) read from the door plate',
      'Seats counted, wheelchair places counted, driver left out',
      'Maintenance log seen; last oil, brake and transmission service noted',
    ],
  },
  {
    title: 'Under the bus',
    items: [
      'Frame rails and floor supports free of deep rust',
      'No fresh oil, coolant, fuel or brake fluid',
      'Air or brake lines, springs and air bags whole',
      'Exhaust and particulate filter without damage',
    ],
  },
  {
    title: 'Outside',
    items: [
      'Tire date codes read; none older than seven years',
      'Tread even; no cracks in the sidewalls',
      'All lights, signals and mirrors work',
      'Luggage doors, emergency exits and windows open and close',
      'Roof hatches and seams sealed',
    ],
  },
  {
    title: 'Inside',
    items: [
      'Floor firm over the whole aisle and around the wheel wells',
      'No water stains on the ceiling or around windows',
      'Seats, belts and securement points whole',
      'Front and rear air conditioning and heat run',
      'Restroom, lights, outlets and speakers work, where fitted',
    ],
  },
  {
    title: 'Lift or ramp, where fitted',
    items: [
      'Full cycle up and down with weight on it',
      'Interlock keeps the bus from moving with the door open',
      'Load plate readable; straps for every wheelchair place present',
    ],
  },
  {
    title: 'Engine, from cold',
    items: [
      'Starts without aid; no blue or white smoke once warm',
      'Gauges in range; no engine, brake or emission lights stay on',
      'Hoses, belts and engine bay clean and dry',
    ],
  },
  {
    title: 'On the road',
    items: [
      'Parking brake holds on a slope',
      'Brakes pull straight; air pressure recovers, where fitted',
      'Transmission shifts cleanly through all gears',
      'Steady at highway speed for ten minutes',
    ],
  },
];
