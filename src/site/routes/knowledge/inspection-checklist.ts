import { msg } from '@lingui/core/macro';
import type { ItemKey } from '#domain/inspections/inspection-sections.ts';
import type { Message } from '#messages/i18n.ts';
import { itemWords, sectionNames, tireDates } from '#site/words/inspection-words.ts';

export interface ChecklistPart {
  title: Message;
  items: readonly Message[];
}

/** The question of the form on a phone, which is the same on paper. */
const asked = (item: ItemKey): Message => itemWords[item].question ?? itemWords[item].name;

/** One printed sheet: what to look at before paying for a used bus, in the order of a walk. */
export const inspectionChecklist: readonly ChecklistPart[] = [
  {
    title: sectionNames.papers,
    items: [
      asked('papers-vin'),
      asked('papers-title'),
      asked('papers-weight'),
      asked('papers-seats'),
      asked('papers-log'),
    ],
  },
  {
    title: msg`Under the bus`,
    items: [
      asked('body-frame'),
      asked('engine-leaks'),
      asked('brakes-lines'),
      asked('engine-exhaust'),
    ],
  },
  {
    title: msg`Outside`,
    items: [
      tireDates,
      asked('tire-front-left'),
      asked('lights-outside'),
      asked('body-doors'),
      asked('body-roof'),
    ],
  },
  {
    title: msg`Inside`,
    items: [
      asked('interior-floor'),
      asked('interior-ceiling'),
      asked('interior-seats'),
      asked('interior-climate'),
      asked('interior-restroom'),
    ],
  },
  {
    title: msg`Lift or ramp, where fitted`,
    items: [asked('lift-cycle'), asked('lift-interlock'), asked('lift-straps')],
  },
  {
    title: msg`Engine, from cold`,
    items: [asked('engine-start'), asked('engine-gauges'), asked('engine-hoses')],
  },
  {
    title: msg`On the road`,
    items: [
      asked('brakes-parking'),
      asked('brakes-stopping'),
      asked('engine-transmission'),
      asked('engine-highway'),
    ],
  },
];
