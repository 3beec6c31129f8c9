/** The shots that sell a bus, in the order of a walk around it. */
export const photoShots: readonly { title: string; advice: string }[] = [
  {
    title: 'Front corner, door side',
    advice: 'The whole bus, low sun behind you. Buyers see this one first.',
  },
  { title: 'Other front corner', advice: 'Stand as far away as you can and fill the picture.' },
  { title: 'Rear', advice: 'With bumper, lights and emergency door.' },
  {
    title: 'Aisle from the front',
    advice: 'All lights on, blinds up: seats, floor and ceiling in one view.',
  },
  {
    title: 'Driver’s seat and dash',
    advice: 'Engine running, so that warning lights can be seen.',
  },
  { title: 'Odometer', advice: 'Sharp enough to read every digit.' },
  { title: 'Engine', advice: 'And its plate, if you can find it.' },
  { title: 'Door plate', advice: 'VIN and weight rating (GVWR) readable.' },
  { title: 'Tires', advice: 'One picture each axle, with the tread.' },
  {
    title: 'Lift, restroom, luggage, A/C',
    advice: 'Whatever it has: opened, and working if it works.',
  },
  { title: 'Damage and rust', advice: 'Close, and honest. It saves you the haggling on the lot.' },
];
