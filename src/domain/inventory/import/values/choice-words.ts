import type { BusDetails } from '../../bus-listing.ts';

/** How people write the values of closed vocabularies; the first pattern that matches wins. */
export type ChoiceWords = readonly (readonly [RegExp, string])[];

const nothing: readonly [RegExp, string] = [/^(no|none|n|false|0|without|not equipped)$/iu, 'none'];

export const choiceWords: Partial<Record<keyof BusDetails, ChoiceWords>> = {
  condition: [
    [/\b(recon|reconditioned|refurb\w*|rebuilt|remanufactured)\b/iu, 'reconditioned'],
    [/\b(parts|part out|scrap)\b/iu, 'parts'],
    [/\b(salvage|wrecked|damaged)\b/iu, 'salvage'],
    [/\b(used|u|pre-?owned|second ?hand|good|fair|excellent|runs)\b/iu, 'used'],
    [/\b(new|n|unused)\b/iu, 'new'],
  ],
  fuel: [
    [/bio ?-?diesel|\bb20\b|\bulsd\b/iu, 'diesel'],
    [/hybrid|\bhev\b|diesel ?[-/] ?electric|gas ?[-/] ?electric/iu, 'hybrid'],
    [/hydrogen|fuel ?cell/iu, 'hydrogen'],
    [/electric|\bbev\b|\bev\b|battery/iu, 'electric'],
    [/\bcng\b|\blng\b|natural gas/iu, 'cng'],
    [/propane|\blpg?\b|lp gas|autogas/iu, 'propane'],
    [/diesel|\bdsl\b|\bd\b/iu, 'diesel'],
    [/gas|petrol|unleaded|flex|\be-?85\b|ethanol|\bg\b/iu, 'gas'],
  ],
  transmission: [
    [/manual|\bstick\b|\bm\/?t\b|\b\d ?-?spd? m/iu, 'manual'],
    [
      /auto|\ba\/?t\b|allison|torqshift|i-?shift|voith|\bzf\b|\bpts\b|\b6r140\b|\b[46]l\d{2}e?\b/iu,
      'automatic',
    ],
  ],
  brakes: [
    [/\bair\b|full air|pneumatic/iu, 'air'],
    [/hydraulic|\bhyd\b|juice|vacuum/iu, 'hydraulic'],
  ],
  suspension: [
    [/\bair\b/iu, 'air'],
    [/rubber|mor-?\/?ryde/iu, 'rubber'],
    [/spring|leaf|coil/iu, 'spring'],
  ],
  drive: [
    [/4 ?[x×] ?4|four ?-?wheel|\b4wd\b|\bawd\b|all ?-?wheel/iu, '4x4'],
    [/4 ?[x×] ?2|\b2wd\b/iu, '4x2'],
    [/\bfwd\b|front/iu, 'front'],
    [/\brwd\b|rear/iu, 'rear'],
  ],
  lift: [
    nothing,
    [/\bno (lift|ramp)\b/iu, 'none'],
    [/ramp/iu, 'ramp'],
    [/kneel/iu, 'kneeling'],
    [/lift|braun|ricon|maxon|^(yes|y|true|1|x)$/iu, 'lift'],
  ],
  liftLocation: [
    [/front|curb ?-?side front/iu, 'front'],
    [/mid|center|side/iu, 'mid'],
    [/rear|back/iu, 'rear'],
  ],
  luggage: [
    nothing,
    [/under ?-?(floor|bus|neath)?|bay|belly/iu, 'underfloor'],
    [/interior|overhead|inside|rack/iu, 'interior-rack'],
    [/roof/iu, 'roof'],
    [/rear|back/iu, 'rear'],
  ],
  airConditioning: [
    nothing,
    [/\bno (a\/?c|air)\b/iu, 'none'],
    [/roof/iu, 'roof'],
    [
      /both|front (and|&|\+|\/) ?rear|dual|dash (and|&|\+|\/) ?rear|driver (and|&) passenger/iu,
      'both',
    ],
    [/dash|front|driver|cab/iu, 'dash'],
    [/rear|back|passenger/iu, 'rear'],
    [/yes|^y$|^x$|true|^1$|working|cold|equipped|skirt/iu, 'other'],
  ],
  seatType: [
    [/fold|flip/iu, 'fold-away'],
    [/perimeter|limo|lounge|j-?seat/iu, 'perimeter'],
    [/reclin/iu, 'recliner'],
    [/high ?-?back|\bhi ?-?back/iu, 'high-back'],
    [/bench|school/iu, 'bench'],
  ],
  seatBelts: [
    nothing,
    [/\bno (seat ?)?belts?\b/iu, 'none'],
    [/icr|\bics\b|integrated child/iu, 'icr'],
    [/3 ?-?p|three|lap ?(and|&|\/|\+|-)? ?shoulder/iu, '3-point'],
    [/2 ?-?p|two|\blap\b/iu, '2-point'],
  ],
  mileageStatus: [
    [/not actual|\bnam\b|tampered|inaccurate/iu, 'not-actual'],
    [/exempt/iu, 'exempt'],
    [/replaced|new odometer|cluster/iu, 'replaced-odometer'],
    [/\btmu\b|true mil\w+ unknown/iu, 'unknown'],
    [/actual|accurate|verified/iu, 'actual'],
  ],
  titleStatus: [
    [/bill of sale|\bbos\b/iu, 'bill-of-sale'],
    [/rebuilt|reconstructed|restored/iu, 'rebuilt'],
    [/salvage|junk|total/iu, 'salvage'],
    [/^(no|none|no title|missing)$/iu, 'none'],
    [/clean|clear|in hand|^(yes|y)$/iu, 'clean'],
  ],
  schoolType: [
    [/\ba ?-? ?1\b/iu, 'A-1'],
    [/\ba ?-? ?(2|ii)\b/iu, 'A-2'],
    [/\b(type ?)?b\b/iu, 'B'],
    [/\b(type ?)?c\b|conventional|dog ?nose/iu, 'C'],
    [/\b(type ?)?d\b|transit style|flat ?nose|pusher/iu, 'D'],
  ],
  category: [
    [/skoolie|bus conversion|tiny home/iu, 'skoolie'],
    [
      /motor ?coach conversion|\brv\b|motor ?home|entertainer|converted coach|conversion/iu,
      'conversion',
    ],
    [/mfsab|activity|multi ?-?function|day ?care|head ?start/iu, 'school-activity'],
    [/school/iu, 'school'],
    [/trolley/iu, 'trolley'],
    [/double ?-?deck/iu, 'double-decker'],
    [/limo|party/iu, 'limo-bus'],
    [/mini ?-?coach|mid ?-?size coach/iu, 'mini-coach'],
    [/coach|over ?-?the ?-?road|\botr\b|highway/iu, 'coach'],
    [/transit|city bus|articulated|\bartic\b|low ?-?floor|heavy ?-?duty bus/iu, 'transit'],
    [/passenger van|mini ?-?van|\bvans?\b|mini ?bus/iu, 'van'],
    [/shuttle|cutaway|paratransit|\bnemt\b|hotel/iu, 'shuttle'],
    [/prison|inmate|crew|medical|bookmobile|command|specialty|commercial/iu, 'commercial'],
    [/^electric( bus(es)?)?$/iu, 'electric'],
  ],
};
