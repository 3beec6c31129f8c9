import type { CategorySlug } from './categories.ts';

/** One block of buying advice on a category page. */
export interface ContentSection {
  title: string;
  /** Plain text. */
  value: string;
}

export interface CategoryContent {
  /** Two or three sentences that stand above the list. */
  intro: string;
  /** Words people search this category by, separated by commas. */
  keywords: string;
  sections: readonly ContentSection[];
}

/**
 * What we tell a buyer about each category (spec §3: intro, keywords, content sections). License
 * advice follows 49 CFR 383.91 (federal rule; states may ask for more).
 */
export const categoryContent: Readonly<Record<CategorySlug, CategoryContent>> = {
  shuttle: {
    intro:
      'If you move people in groups of 9 to 45 and park in ordinary lots, you want a shuttle. Most are cutaways: a truck or van chassis with a bus body behind the cab.',
    keywords:
      'shuttle bus, cutaway bus, minibus, hotel shuttle, church bus, E-450 bus, paratransit',
    sections: [
      {
        title: 'Body and chassis are two makers',
        value:
          'A Starcraft or an ElDorado is the body; Ford or Chevrolet built what is under it. The VIN names only the chassis maker, so ask for the body maker’s label as well. Parts for the engine come from the truck dealer, parts for doors and windows from the body builder.',
      },
      {
        title: 'Do you need a CDL?',
        value:
          'Count every seat the bus was designed for, fold-aways and wheelchair places included, and add the driver. Sixteen or more needs a commercial license with a passenger endorsement; so does any GVWR above 26,000 lb. A 14-passenger shuttle with no extra places stays under, and that is why so many were built.',
      },
      {
        title: 'What to look at first',
        value:
          'Run the lift through a full cycle with weight on it. Feel for soft spots in the plywood floor, especially at the entry step and under the rear seats. Turn on the rear A/C and wait until it is cold.',
      },
    ],
  },
  coach: {
    intro:
      'Coaches are built for highway miles: a high floor, luggage bays under it and, on most, a restroom. Full-size ones run 40 to 45 feet and usually seat 54 to 60.',
    keywords: 'coach bus, motorcoach, charter bus, tour bus, highway coach, MCI, Prevost, Van Hool',
    sections: [
      {
        title: 'Miles matter less than records',
        value:
          'A coach with high mileage and a full maintenance log beats a low-mile one that sat. Ask for the log, the date codes on the tires and the last DOT inspection before you ask about paint.',
      },
      {
        title: 'Seat belts by build date',
        value:
          'Lap-shoulder belts are required in new motorcoaches above 26,000 lb built from November 28, 2016. Schools and many charter customers ask for them, so check before you bid on that work.',
      },
      {
        title: 'Who may drive it',
        value:
          'Every full-size coach is above 26,000 lb GVWR, so the driver needs a CDL of at least class B with a passenger endorsement.',
      },
    ],
  },
  school: {
    intro:
      'School buses are the toughest boxes on the road, and they come in four types, A to D. The type tells you the chassis, the door and roughly how many rows you get.',
    keywords:
      'school bus, used school bus, type A, type C, type D, short bus, Blue Bird, Thomas, IC',
    sections: [
      {
        title: 'Types A to D in one breath',
        value:
          'A is a van or cutaway front with 8 to 36 seats. B is rare today. C has the hood in front of the windshield, the most common kind. D is flat-nosed with the door ahead of the front wheels and seats 54 to 90.',
      },
      {
        title: 'Rated seats count children',
        value:
          'Each 39-inch bench is rated for three children and holds two adults. Twelve rows rated 72 carry 48 adults; thirteen rows rated 78 carry 52.',
      },
      {
        title: 'License and lettering',
        value:
          'Carrying pupils to and from school takes an S endorsement on top of the passenger one. For private use, many states want the yellow paint, lettering, stop arm and eight-way lights removed or covered. Ask your state before you drive it home.',
      },
      {
        title: 'Buying across state lines',
        value:
          'States write their own school bus rules. A bus that ran in one state may be refused in another for school work, so compare the state specification first.',
      },
    ],
  },
  'school-activity': {
    intro:
      'An activity bus has the frame and the roof strength of a school bus without the yellow paint, the stop arm and the eight-way lights. The trade calls it an MFSAB.',
    keywords: 'activity bus, MFSAB, daycare bus, child care bus, YMCA bus, church bus',
    sections: [
      {
        title: 'Where it may run',
        value:
          'Trips, clubs, day care and sports: yes. The route between home and school: no, that takes a school bus with its lights and stop arm.',
      },
      {
        title: 'Small children on board',
        value:
          'Look for integrated child seats or lap-shoulder belts in the rows you need. Rated capacity counts children three to a bench, adults two.',
      },
    ],
  },
  'mini-coach': {
    intro:
      'Between a shuttle and a 45-footer: 24 to 44 seats with coach comfort and somewhere to put the suitcases. Some are built as one piece, others are luxury cutaways.',
    keywords: 'mini coach, midsize coach, executive coach, 30 passenger bus, university bus',
    sections: [
      {
        title: 'One piece or cutaway',
        value:
          'An integral mini coach rides and lasts more like a coach. A cutaway on a truck chassis costs less to service and any truck shop knows it. Decide by how far you drive.',
      },
      {
        title: 'Check the luggage',
        value:
          'Count the bags you carry, then look: rear compartment, overhead racks or bays under the floor. This is what buyers regret most often.',
      },
    ],
  },
  transit: {
    intro:
      'City buses with two doors and room to stand, from 26 feet to articulated 62-footers. Campuses, parking operations and converters buy them when the agencies are done.',
    keywords: 'transit bus, city bus, low floor bus, Gillig, New Flyer, campus bus, ramp',
    sections: [
      {
        title: 'Low floor or high floor',
        value:
          'A low floor with a ramp boards everybody quickly and has no lift to maintain. A high floor gives you a flat deck from front to back, which is what converters want.',
      },
      {
        title: 'Gas bottles have a date',
        value:
          'A CNG bus carries tanks with an expiry date on the label. Read it before you talk price, because past that date the tanks must come off.',
      },
      {
        title: 'Paperwork from agencies',
        value:
          'Retired agency buses may come with a bill of sale or an SF-97 form instead of a state title. Ask what you will be handed and what your state accepts.',
      },
    ],
  },
  trolley: {
    intro:
      'Wood benches, arched windows and a bell, on rubber tires and an ordinary truck or bus chassis. They earn their keep at weddings, downtown loops and wineries.',
    keywords: 'trolley bus, wedding trolley, replica trolley, sightseeing, downtown trolley',
    sections: [
      {
        title: 'Look behind the varnish',
        value:
          'The body is for show, the chassis does the work. Check wood at the window sills and the steps for rot, then the frame underneath for rust.',
      },
      {
        title: 'License',
        value:
          'Most seat 20 to 36, so with the driver they pass 15 people and need a CDL with a passenger endorsement.',
      },
    ],
  },
  'double-decker': {
    intro:
      'Two decks for sightseeing, events and crowded routes, open on top or closed. Seats run from 45 to 90.',
    keywords: 'double decker bus, open top bus, sightseeing bus, London bus, event bus',
    sections: [
      {
        title: 'Measure your route',
        value:
          'They stand 13 to 14½ feet tall. Walk the whole route for wires, branches, awnings and bridges before you buy, and ask for the exact height of the bus, not of the model.',
      },
      {
        title: 'License',
        value:
          'With 45 to 90 seats every one of them takes a CDL with a passenger endorsement, whatever it weighs.',
      },
    ],
  },
  'limo-bus': {
    intro:
      'Perimeter seats, dark glass, sound and light for 14 to 45 guests. The chassis is a shuttle or a coach; the difference is all inside.',
    keywords: 'limo bus, party bus, limousine bus, VIP bus, perimeter seating',
    sections: [
      {
        title: 'Switch everything on',
        value:
          'Lights, sound, screens, coolers, both A/C units: all at once, for half an hour. A weak alternator shows itself then and not in a five-minute look.',
      },
      {
        title: 'Seats and license',
        value:
          'Perimeter benches have no clear places, so read the placard. From 16 people with the driver, or above 26,000 lb GVWR, the driver needs a CDL with a passenger endorsement.',
      },
    ],
  },
  van: {
    intro:
      'Complete vans and minibuses with 8 to 15 seats. Anyone can park one, and any garage can service one.',
    keywords: 'passenger van, 15 passenger van, 12 passenger van, Transit, Sprinter, church van',
    sections: [
      {
        title: 'Fifteen with or without the driver',
        value:
          'A car maker’s “15-passenger van” counts the driver, so it carries 14 guests and needs no CDL. A bus listed for 15 passengers carries 16 people in all, and that one does.',
      },
      {
        title: 'Hauling people for hire',
        value:
          'Federal rules ask for 1.5 million dollars of liability insurance for 9 to 15 passengers carried for hire. Price it before the van.',
      },
    ],
  },
  conversion: {
    intro:
      'A coach shell finished as a motorhome, an entertainer coach, an office or a command post. Two things are for sale here: a bus and a house. Judge both.',
    keywords: 'motorcoach conversion, bus conversion, entertainer coach, Prevost RV, sleeper bus',
    sections: [
      {
        title: 'Buy the house first',
        value:
          'Systems age faster than the shell. Run the generator under load, work every slide-out, fill and drain the tanks, and check the roof for leaks.',
      },
      {
        title: 'Do I need a CDL for my own use?',
        value:
          'Many states exempt motorhomes in personal use, and it is your state that decides. Carrying passengers for pay is a different matter altogether.',
      },
    ],
  },
  skoolie: {
    intro:
      'School and transit buses somebody already turned into a home, a studio or a shop. You pay for the work as much as for the bus, so look at how the work was done.',
    keywords: 'skoolie, converted school bus, bus home, tiny house bus, camper bus',
    sections: [
      {
        title: 'Count the windows',
        value:
          'Skoolie people measure by windows on one side; each is about two and a half feet of floor.',
      },
      {
        title: 'Transmission tells you the speed',
        value:
          'Older Allison four-speeds without lock-up, such as the AT545, run hot and slow on the highway. Fine around town, tiring on a road trip.',
      },
      {
        title: 'Paper first',
        value:
          'Ask whether the title says bus or motorhome. It decides insurance, registration and often the license.',
      },
    ],
  },
  electric: {
    intro:
      'Battery buses of every body style, from vans to articulated city buses. A used one is as good as its battery and the place where you charge it.',
    keywords: 'electric bus, battery electric, EV bus, zero emission bus, electric school bus',
    sections: [
      {
        title: 'Ask for the battery’s health',
        value:
          'The rated kilowatt-hours are what it had when new. Ask for the usable figure today, the range it really makes in winter and the warranty that is left.',
      },
      {
        title: 'Charging',
        value:
          'Check the port, CCS or J1772, and what your building can supply. An overnight charge is cheap; a new electrical service is not.',
      },
    ],
  },
  commercial: {
    intro:
      'Crew buses, prison buses, bookmobiles, clinics and command posts: bodies built for one job. If you have that job, nothing else does it as cheaply.',
    keywords: 'specialty bus, crew bus, prison bus, medical bus, bookmobile, command bus',
    sections: [
      {
        title: 'Capacity by design',
        value:
          'Taking seats out does not change the license by itself; the design rating on the placard does. Ask for a picture of it.',
      },
      {
        title: 'Special equipment',
        value:
          'Have every fixture listed with its age: generators, cells, racks, awnings. What you will not use is what you will pay to remove.',
      },
    ],
  },
};
