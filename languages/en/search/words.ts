import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { Meaning } from '#domain/search/smart-search/meanings.ts';
import type { IntentKind } from '#domain/search/smart-search/smart-query.ts';

/** "Cheapest", and the same as the head of a list has it: "cheapest first". */
const inOrder = (text: string): string[] =>
  phrases(text).flatMap((words) => [words, `${words} first`]);

/** "Sort by price", "sorted by price". */
const sortedBy = (text: string): string[] =>
  phrases(text).flatMap((words) =>
    ['sort by', 'sorted by', 'order by', 'ordered by'].map((sorted) => `${sorted} ${words}`),
  );

export const wordMeanings: [Meaning, string[]][] = [
  [
    { is: 'cdl', value: 'no' },
    phrases(`
      non cdl; no cdl; noncdl; without cdl; w/o cdl; cdl not reqd; no cdl reqd; cdl free; cdl not required;
      no cdl required; no cdl needed; cdl not needed; under cdl; cdl exempt; not cdl;
      no commercial license; without a cdl; dont need cdl; no cdl license; non cdl required;
      no special license; without special license; without a special license; regular license; non cdl bus; doesnt require cdl;
      does not require cdl; no need for cdl; sub cdl; cdl not require; normal license;
      class 5 license; class 5 licence; class 5 drivers license; class g licence;
      no cdl necessary; cdl license not required; cdl license not needed; regular drivers license;
      regular driver license; normal drivers license; standard drivers license; class d license`),
  ],
  [
    { is: 'cdl', value: 'yes' },
    phrases(`
      cdl required; cdl reqd; cdl; cdl license; requires cdl; with cdl; cdl bus; cdl needed; class a cdl;
      class b cdl; class c cdl; class b license; b license; cdl b; b cdl; cdl class b; class b driver; class b drivers license; class b; class b bus;
      passenger endorsement; p endorsement; s endorsement; school bus endorsement; p and s endorsement; p s endorsement; class 2 licence;
      cdl with passenger endorsement; cdl with p endorsement; commercial license; commercial drivers license`),
  ],
  [{ is: 'condition', value: 'new' }, phrases('new; brand new; unused; never used')],
  [
    { is: 'condition', value: 'used' },
    phrases(`
      used; pre owned; preowned; second hand; 2nd hand; secondhand; preloved; previously owned;
      pre own; repo; repossessed; repossession; bank repo; bank owned; off lease`),
  ],
  [
    { is: 'condition', value: 'reconditioned' },
    phrases(
      'reconditioned; refurbished; refurb; restored; remanufactured; certified; certified pre owned; certified used; rebuilt bus',
    ),
  ],
  [
    { is: 'condition', value: 'salvage' },
    phrases('salvage; salvage title; wrecked; damaged; salvaged; rebuilt title; branded title'),
  ],
  [
    { is: 'clean-title' },
    phrases(
      `clean title; clear title; clean titled; clear titled; title clean; clean and clear title; no rebuilt; no rebuilt title; not rebuilt;
      no branded title`,
    ),
  ],
  [
    { is: 'condition', value: 'parts' },
    phrases(
      `parts bus; for parts; parts only; as is for parts; parts or repair; not running; non running; doesnt run; does not run;
      mechanic special; mechanics special; fixer upper; needs work; needs repair; needs engine; blown engine; bad engine;
      needs transmission; bad transmission; project bus`,
    ),
  ],
  [
    { is: 'fuel', value: 'diesel' },
    phrases(`
      diesel; deisel; diesal; deasel; turbo diesel; diesel engine; diesel powered;
      clean diesel; biodiesel; b20`),
  ],
  [
    { is: 'fuel', value: 'gas' },
    phrases(`
      gas; gasoline; petrol; unleaded; gas engine; gas powered; gaz; gaz engine; gas motor;
      gasoline engine; gasser`),
  ],
  [
    { is: 'fuel', value: 'propane' },
    phrases('propane; lpg; autogas; auto gas; roush; propane powered; propane autogas'),
  ],
  [{ is: 'fuel', value: 'cng' }, phrases('cng; natural gas; compressed natural gas')],
  [
    { is: 'fuel', value: 'electric' },
    phrases(`
      electric; ev; e bus; ebus; battery electric; zero emission; zero emissions; zeb;
      electric bus; all electric; fully electric; bev; battery powered; electric powered`),
  ],
  [
    { is: 'fuel', value: 'hybrid' },
    phrases('hybrid; diesel electric; hybrid electric; diesel hybrid'),
  ],
  [{ is: 'fuel', value: 'hydrogen' }, phrases('hydrogen; fuel cell; hydrogen fuel cell')],
  [
    { is: 'transmission', value: 'automatic' },
    phrases(`
      automatic; auto; automatic transmission; auto trans; auto transmission;
      automatic trans; 4 speed automatic; 5 speed automatic; 5 speed auto; 6 speed automatic; 6 speed auto; 10 speed automatic`),
  ],
  [
    { is: 'transmission', value: 'manual' },
    phrases(`
      manual; stick; stick shift; manual transmission; 5 speed; five speed; 10 speed;
      standard transmission; 5 speed manual; 6 speed manual; 10 speed manual; clutch;
      manual trans; 4 speed manual; 7 speed manual`),
  ],
  // No claim of a listing: "no seat is torn".
  [{ is: 'feature', key: 'seats_removed' }, phrases('no seat; without seat')],
  [
    { is: 'feature', key: 'wheelchair' },
    phrases('special needs; special need; special needs bus; sped; sped bus'),
  ],
  [
    { is: 'text' },
    [
      'engine',
      'motor',
      'transmission',
      'paint',
      'brakes',
      'batteries',
      'interior',
      'upholstery',
      'floor',
      'flooring',
      'seats',
      'turbo',
      'injectors',
    ].map((part) => `new ${part}`),
  ],
  // No cruise control, and no bar with coolers.
  [
    { is: 'text' },
    phrases(
      `cruise ship; cruise line; cruise terminal; cruise port; grab bar; light bar; tow bar; roll bar`,
    ),
  ],
  // The color of a part is not that of the bus.
  [
    { is: 'text' },
    'black white gray grey blue red brown tan green yellow silver gold orange purple maroon'
      .split(' ')
      .flatMap((color) =>
        phrases(
          'interior; seat; leather; upholstery; floor; light; wheel; stripe; striping; trim; accent; graphic; lettering',
        ).map((part) => `${color} ${part}`),
      ),
  ],
  [{ is: 'valves', value: '12v' }, phrases('12 valve; 12v; twelve valve')],
  [{ is: 'valves', value: '24v' }, phrases('24 valve; 24v; twenty four valve')],
  [
    { is: 'sort', value: 'mileage' },
    [
      ...inOrder(`low miles; low mileage; lowest miles; lowest mileage; fewest miles; low mile;
        least miles; least mileage; less miles; low mi; low mls; no high miles; not high miles; no high mileage; not too many miles`),
      ...sortedBy('miles; mileage; lowest miles; lowest mileage'),
    ],
  ],
  [
    { is: 'sort', value: 'price' },
    [
      ...inOrder(`
        cheap; cheep; cheapest; cheaper; lowest price; lowest priced; lowest cost; least expensive; affordable;
        inexpensive; low price; low priced; budget friendly; price low to high; low to high`),
      ...sortedBy('price; lowest price; price low to high'),
    ],
  ],
  [
    { is: 'sort', value: 'price-high' },
    [
      ...inOrder('most expensive; highest price; highest priced; price high to low; high to low'),
      ...sortedBy('highest price; price high to low'),
    ],
  ],
  [
    { is: 'sort', value: 'year' },
    [...inOrder('newest year; latest model; newest model; late model'), ...sortedBy('year; age')],
  ],
  [
    { is: 'sort', value: 'year-old' },
    inOrder('oldest; oldest year; oldest model; vintage; antique'),
  ],
  [
    { is: 'sort', value: 'largest' },
    inOrder('biggest; largest; most seats; most passengers; highest capacity; largest capacity'),
  ],
  [{ is: 'sort', value: 'smallest' }, inOrder('smallest; fewest seats; fewest passengers')],
  [
    { is: 'sort', value: 'newest' },
    inOrder(
      'newest; latest; new arrivals; just in; just listed; recently added; recently listed; added this week; listed this week; new this week; added today; new listings; just arrived',
    ),
  ],
  [
    { is: 'near-me' },
    phrases(`
      near me; near you; nearby; close to me; around me; nearest; closest; close by;
      in my area; near by; local; nearest me; nearest to me; closest to me; near my location`),
  ],
  [{ is: 'trim', value: 'executive' }, ['executive']],
  [
    { is: 'build', value: 'finished' },
    phrases('finished; fully converted; completed; turn key; turnkey; move in ready'),
  ],
  [
    { is: 'build', value: 'unfinished' },
    phrases(
      'unfinished; partially converted; partial conversion; half finished; started conversion',
    ),
  ],
  [{ is: 'wanted' }, phrases('wanted; wtb; in search of; iso; want to buy')],
];

export const intents: [IntentKind, string[]][] = [
  [
    'finance',
    phrases(`
      financing; finance; financed; loan; bus loan; lender; credit; monthly payment;
      payment plan; down payment; bus financing; payments; installment; payment; bus payment; bad credit;
      finance a bus; buy here pay here; in house financing; owner financing; seller financing; bad credit ok; zero down; nothing down; no money down; money down; no credit check`),
  ],
  [
    'lease',
    phrases(`
      lease; leasing; leased; lease to own; bus lease; rent to own; lease purchase; leases;
      for lease`),
  ],
  [
    'rent',
    phrases(`
      rent; rental; renting; hire; bus rental; for rent; for hire; rent a bus; rent a bus for a day; charter a bus;
      hire a bus`),
  ],
  [
    'parts',
    phrases(`
      parts; spare part; bus parts; replacement part; spares; spare parts; part for;
      parts for; parts department; used parts; aftermarket part`),
  ],
  [
    'sell',
    phrases(`
      sell; selling; sell my bus; sell a bus; sell bus; selling my bus; sell your bus;
      sell us your bus; trade in; value my bus; what is my bus worth; we buy buses;
      cash for buses; bus worth; trade my bus; selling a bus; sell my buses; sell our bus;
      list my bus; take trade ins; take trade in; appraisal; consign; consignment; sell my; sell our buses; who buys buses;
      trade in value; trade ins; take trades; accept trades; take a trade; trades; sell my school bus; how much is my bus worth`),
  ],
  ['dealer', phrases('dealer; dealership; bus dealer; reseller; bus dealers')],
  [
    'contact',
    phrases(`
      contact; contact number; phone number; customer service; call us; opening hours; contact us;
      customer support; email address; talk to someone; speak to someone; business hours; your hours; store hours;
      hours of operation; are you open; open saturday; open sunday; open today; where are you located; where are you;
      your address; test drive; see it in person; see in person; come see it; schedule a visit`),
  ],
  [
    'delivery',
    phrases(
      'deliver; delivery; delivers; delivered; do you deliver; deliver it; ship; ships; ship it; shipping; ship overseas; shipping cost; delivery cost',
    ),
  ],
  [
    'cdl-rules',
    phrases(`
      do i need a cdl; do i need cdl; cdl requirement; cdl requirements; what is a cdl;
      cdl rules; cdl law; is a cdl required; when is a cdl required; need a cdl to drive;
      cdl license requirements`),
  ],
];

export const noise: string[] = (
  'a an the for sale sales sell by owner of and or & with w to in on at is are be it its i me my we us our you your ' +
  'bus buses busses buss autobus autobús omnibus vehicle vehicles automobile unit units truck trucks ' +
  'buy buying purchase need needs needed want wants looking look search searching find show get shop please hi hello ' +
  'available quality good great nice best excellent clean condition cond title perfect beautiful amazing ' +
  'commercial passenger passengers passanger passangers pax seats seat seater seating kind type model models make year years yr series ' +
  'that has have having which can will would like any some all only just also very really about around approx ' +
  'price priced cost asking deal deals offer offers budget under over between from than less more ' +
  'made built manufactured working works trips driving drives runs run running drive export import online website site listing listings inventory stock ' +
  'chassis chasis driver operator vin com www http https transport transportation carrier carry group groups size sized full mid long length big ' +
  'miles mile mi ft feet foot lb lbs gvwr as per each without no not non sold out up ' +
  'got gotten im ive id u ur hey pls plz thx thanks whats something anything anyone somebody folks guys yall this still asap comfortably interested ' +
  'room spaces spots equipped onboard every cash spend ready ish dozen hundred thousand ' +
  'located plus hold holds fit fits carries accommodate accommodates several multiple few couple pair into enough ' +
  'first pay kid kids child children people student students worker workers surplus retired decommissioned auction ' +
  'now identical alike same matching wit whatcha avalible avaliable dad dads mom moms wife husband boss transporting haul hauls hauling move moving take takes taking bring bringing based para con busco de un una ' +
  'nothing none but must either old older compartment bigger smaller better should radius range there their them this these those what where when who how much many do does area usa us america united states american ' +
  'photo photos pic pics picture pictures foto fotos county counties ' +
  'small call already am adult adults included maybe kinda convert usd siri alexa ' +
  'unconverted dept department inch inches rwd film movie movies ' +
  'morning afternoon evening dear sir madam regards sincerely thank subject inquiry quote'
)
  .split(' ')
  .concat(
    'for sale',
    'gas mileage',
    'good gas mileage',
    'like new',
    'seat bus',
    'used for',
    'brand',
    'van life',
    'vanlife',
    'speed',
    '6 speed',
    'commercial vehicle',
    'export',
    'air bag',
    'on the lot',
    'on your lot',
    'on lot',
    'your lot',
    'call for price',
    'clear title',
    'obo',
    'mexico export',
    'title in hand',
    'rear wheel drive',
    ...phrases(
      `to mexico; for mexico; into mexico; class c license; class c licence; class c drivers license`,
    ),
    ...phrases(
      `right now; pick up; picking up; drop off; dropping off; youth group; funeral home; movie prop; film prop; not converted; un converted; phone; my name; my name is; to whom it may concern`,
    ),
    'or best offer',
    'parking lot',
    ...phrases(`first time buyer; first time bus buyer; doesnt; dont; isnt; wont`),
    // Whom a bus is to carry says how many seats no more than which bus.
    ...phrases(`
      soccer team; football team; baseball team; basketball team; softball team; hockey team; volleyball team; sports team; sport team;
      soccer club; football club; sports club; little league`),
    ...toBecomeHome(),
  );

/** What a bus is for that is to become a home: no finished one. */
function toBecomeHome(): string[] {
  const homes = phrases(`
    rv; skoolie; camper; motorhome; motor home; tiny home; tiny house; home; house; skoolie conversion;
    bus conversion; rv conversion; camper conversion; conversion`);
  const ways = ['for', 'into', 'to convert into', 'to convert to', 'to turn into', 'to make into'];
  const each = ways.flatMap((way) =>
    homes.flatMap((home) => [`${way} ${home}`, `${way} a ${home}`, `${way} an ${home}`]),
  );
  const ready = phrases('skoolie; conversion; build').flatMap((home) => [
    `${home} ready`,
    `ready for ${home}`,
  ]);
  return ['to convert', 'to be converted', 'ready to convert', 'to live in', ...ready, ...each];
}

export const neverCorrect: string[] = (
  'salt boat gift left list road life live line cost lost hand side high door real read ready home house horse work word ' +
  'call sail sailing mail city stop start state stage place space plane train track trade guard board ' +
  'party paint plant point power price prize quick quiet right river round safe sound south north east west table ' +
  'team tear text time tire tires trip trim turn under value visit voice wagon wait walk wall warm wash water weight ' +
  'wheel wheels white wind winter wire wood woods world yard young front rear back body special edition interior ' +
  'exterior engine motor shop rare cool dream family friends college university team sports travel band music event ' +
  'company business service tank light lights ramp rust dust just must most cost host post lift left life mint hint ' +
  'based patrol heat seat seal deal meal real heavy duty easy early daily built build building solid strong tough fresh forever ' +
  'money hello thank thanks test testing asap today tomorrow weekend summer spring month week camper camping ' +
  'game gaming cream lifted bunk bunks smaller bigger larger shortest longest newest blue black green grey gray silver gold orange purple brown color colour stripe striped ' +
  'reading surprise bend sterling london ontario gary shelter homeless stripper'
).split(' ');
