import { msg } from '@lingui/core/runtime-macro';
import type { Message } from '#messages/i18n.ts';

/** The shots that sell a bus, in the order of a walk around it. */
export const photoShots: readonly { title: Message; advice: Message }[] = [
  {
    title: msg`Front corner, door side`,
    advice: msg`The whole bus, low sun behind you. Buyers see this one first.`,
  },
  {
    title: msg`Other front corner`,
    advice: msg`Stand as far away as you can and fill the picture.`,
  },
  { title: msg`Rear`, advice: msg`With bumper, lights and emergency door.` },
  {
    title: msg`Aisle from the front`,
    advice: msg`All lights on, blinds up: seats, floor and ceiling in one view.`,
  },
  {
    title: msg`Driver’s seat and dash`,
    advice: msg`Engine running, so that warning lights can be seen.`,
  },
  { title: msg`Odometer`, advice: msg`Sharp enough to read every digit.` },
  { title: msg`Engine`, advice: msg`And its plate, if you can find it.` },
  { title: msg`Door plate`, advice: msg`VIN and weight rating (GVWR) readable.` },
  { title: msg`Tires`, advice: msg`One picture each axle, with the tread.` },
  {
    title: msg`Lift, restroom, luggage, A/C`,
    advice: msg`Whatever it has: opened, and working if it works.`,
  },
  {
    title: msg`Damage and rust`,
    advice: msg`Close, and honest. It saves you the haggling on the lot.`,
  },
];
