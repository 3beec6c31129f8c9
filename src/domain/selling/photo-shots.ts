import { msg } from '@lingui/core/runtime-macro';
import { readPictureWords } from '#domain/inventory/picture-words.ts';
import type { Message } from '#messages/i18n.ts';

/** One picture of the walk around a bus. */
export interface PhotoShot {
  title: Message;
  advice: Message;
  /** What a caption calls it, in each of our languages. */
  words: RegExp;
  /** A buyer who comes far asks for it, so its absence is told. */
  isProof?: true;
}

/** The shots that sell a bus, in the order of a walk around it. */
export const photoShots: readonly PhotoShot[] = [
  {
    title: msg`Front corner, door side`,
    advice: msg`The whole bus, low sun behind you. Buyers see this one first.`,
    words: /front corner, door|esquina delantera, lado de la puerta|coin avant, c[oô]t[eé] porte/iu,
  },
  {
    title: msg`Other front corner`,
    advice: msg`Stand as far away as you can and fill the picture.`,
    words: /other front corner|otra esquina delantera|autre coin avant/iu,
  },
  {
    title: msg`Front, straight on`,
    advice: msg`Windshield, wipers and lights.`,
    words: /front,? straight|windshield|parabrisas|pare-brise|de frente|de face/iu,
  },
  {
    title: msg`Door side, whole length`,
    advice: msg`From the middle, so that the line of the body shows.`,
    words:
      /door side,? whole|curb ?side|lado de la puerta, (todo|entero)|c[oô]t[eé] porte, (toute|entier)/iu,
  },
  {
    title: msg`Rear`,
    advice: msg`With bumper, lights and emergency door.`,
    words:
      /(?<!from the )\b(rear|back)\b(?! (seat|tire|axle|heat))|parte trasera|(?<!desde )\batr[aá]s\b|(?<!de l.)arri[eè]re\b/iu,
  },
  {
    title: msg`Driver’s side, whole length`,
    advice: msg`With every window and panel.`,
    words: /driver.?s side|street ?side|lado del conductor|c[oô]t[eé] conducteur/iu,
  },
  {
    title: msg`Roof`,
    advice: msg`From a ladder or a bank: hatches, seams, A/C.`,
    words: /\broof\b|\btecho\b(?! interior)|\btoit(ure)?\b/iu,
    isProof: true,
  },
  {
    title: msg`Underbody`,
    advice: msg`Frame rails and floor from below, front and rear.`,
    words:
      /under ?(body|side|carriage|neath)|\bframe\b|parte inferior|bajos|bastidor|dessous|longeron/iu,
    isProof: true,
  },
  {
    title: msg`Tires`,
    advice: msg`One picture each axle, with the tread.`,
    words: /\btires?\b|\btyres?\b|tread|llantas?|neum[aá]ticos?|pneus?/iu,
    isProof: true,
  },
  {
    title: msg`Door and steps`,
    advice: msg`Open, with the step well: rust begins there.`,
    words:
      /door and steps|entr(ance|y)|step ?well|\bsteps\b|escal(ones|era)|puerta y|marches|porte et/iu,
  },
  {
    title: msg`Driver’s seat and dash`,
    advice: msg`Engine running, so that warning lights can be seen.`,
    words:
      /\bdash(board)?\b|driver.?s seat|cockpit|tablero|asiento del conductor|tableau de bord|si[eè]ge du conducteur/iu,
    isProof: true,
  },
  {
    title: msg`Odometer`,
    advice: msg`Sharp enough to read every digit.`,
    words: /od[oó]m|mileage|millaje|kilom[eé]tr/iu,
    isProof: true,
  },
  {
    title: msg`Aisle from the front`,
    advice: msg`All lights on, blinds up: seats, floor and ceiling in one view.`,
    words:
      /aisle(?! from the rear)|interior(?! from the rear)|pasillo(?! desde atr)|all[eé]e(?! vue de l.arri)|int[eé]rieur/iu,
    isProof: true,
  },
  {
    title: msg`Aisle from the rear`,
    advice: msg`The same, looking at the driver.`,
    words: /(aisle|interior) from the (rear|back)|pasillo desde atr|all[eé]e,? vue de l.arri/iu,
  },
  {
    title: msg`Seats, close`,
    advice: msg`The best and the worst, with tears.`,
    words: /\bseats?\b(?! belt)|upholstery|asientos(?! del conductor)|si[eè]ges|tapicer/iu,
  },
  {
    title: msg`Seat belts`,
    advice: msg`One buckled, with its label.`,
    words: /belts?\b|cintur[oó]n|ceintures?/iu,
  },
  {
    title: msg`Floor`,
    advice: msg`Under a seat and over the wheels: soft spots, seams.`,
    words: /\bfloor(ing)?\b|\bpiso\b|\bplancher\b/iu,
    isProof: true,
  },
  {
    title: msg`Ceiling`,
    advice: msg`Stains tell of leaks.`,
    words: /ceiling|headliner|cielo raso|techo interior|plafond/iu,
  },
  {
    title: msg`Emergency exits`,
    advice: msg`Rear door, windows, hatches: open.`,
    words: /emergency|\bexits?\b|salidas? de emergencia|issues? de secours/iu,
  },
  {
    title: msg`Engine`,
    advice: msg`And its plate, if you can find it.`,
    words: /\bengine\b|\bmotor\b|\bmoteur\b/iu,
    isProof: true,
  },
  {
    title: msg`Batteries and fuses`,
    advice: msg`Doors open: cables and terminals.`,
    words: /batter|fuse|bater[ií]a|fusible|batterie/iu,
  },
  {
    title: msg`Door plate`,
    advice: msg`VIN and weight rating (GVWR) readable.`,
    words: /\bplate\b|\bvin\b|gvwr|placa|plaque|\bniv\b/iu,
    isProof: true,
  },
  {
    title: msg`Lift, restroom, luggage, A/C`,
    advice: msg`Whatever it has: opened, and working if it works.`,
    words:
      /\blift\b|\bramp\b|restroom|lavatory|luggage|a\/c|air condition|elevador|rampa|ba[nñ]o|equipaje|plateforme|rampe|toilette|soute/iu,
  },
  {
    title: msg`Damage and rust`,
    advice: msg`Close, and honest. It saves you the haggling on the lot.`,
    words: /damage|\brust|dent\b|scratch|crack|da[nñ]o|[oó]xido|abolladura|dommage|rouille|bosse/iu,
    isProof: true,
  },
  {
    title: msg`Service records`,
    advice: msg`The last services; cover names and addresses.`,
    words: /records?\b|receipt|invoice|inspection sticker|mantenimiento|factura|entretien/iu,
  },
];

/** Which shots the captions name, and how many photos say nothing of what they show. */
export function shotsTaken(captions: readonly (string | null)[]): {
  missing: PhotoShot[];
  unnamed: number;
} {
  const own = captions.filter(
    (caption) => caption !== null && caption !== '' && readPictureWords(caption) === null,
  );
  return {
    missing: photoShots.filter(({ words }) => !own.some((caption) => words.test(caption ?? ''))),
    unnamed: captions.length - own.length,
  };
}
