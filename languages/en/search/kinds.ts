import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { CategoryMeaning, Meaning } from '#domain/search/smart-search/meanings.ts';

const school: CategoryMeaning = { is: 'category', slugs: ['school'] };
const activity: CategoryMeaning = { is: 'category', slugs: ['school-activity'] };
const commercial: CategoryMeaning = { is: 'category', slugs: ['commercial'] };

/** Kinds of bus as buyers say them. Longer phrases win over shorter ones. */
export const kindPhrases: [Meaning, string[]][] = [
  [
    { is: 'category', slugs: ['shuttle', 'van'] },
    phrases('mini bus; minibus; mini buses; micro bus'),
  ],
  [
    { is: 'category', slugs: ['shuttle'] },
    phrases(`
      shuttle; shuttle bus; shuttlebus; shuttel; shutle; shuttle van; cutaway; cut away;
      cutaway bus; small bus; airport bus; airport shuttle; hotel shuttle; hotel bus;
      class c; class c bus; class c cutaway; class c shuttle; class c shuttle bus; class c chassis;
      parking shuttle; rental car shuttle; car rental shuttle; rental car bus; casino shuttle; employee shuttle; campus shuttle; passenger shuttle`),
  ],
  [
    { is: 'category', slugs: ['shuttle'], feature: 'wheelchair' },
    phrases(
      'dialysis transport; dialysis bus; dialysis shuttle; paratransit; para transit; paratransit bus; nemt; nemt bus; nemt vehicle; non emergency medical; non emergency medical transport; non emergency medical transportation; wheelchair shuttle; medical transport; medical transport bus',
    ),
  ],
  [
    { is: 'category', slugs: ['coach'] },
    phrases(`
      coach; coach bus; motorcoach; motor coach; motorcoach bus; highway coach; highway bus;
      over the road; over the road coach; otr; otr coach; tour bus; tour coach;
      touring coach; charter bus; charter coach; travel bus; travel coach; greyhound bus;
      greyhound; luxury bus; luxury coach; passenger coach; executive coach; coachbus;
      full size coach; intercity bus; commuter bus; commuter coach; motor coach bus; couch bus; mortorcoach; moter coach; motocoach; casino bus; casino coach`),
  ],
  [
    { is: 'category', slugs: ['mini-coach'] },
    phrases(`
      mini coach; minicoach; midi coach; mid size coach; midsize coach; mid size bus;
      midsize bus; midcoach; mini motorcoach; midi bus; small coach`),
  ],
  [
    school,
    phrases(`
      school; school bus; schoolbus; scool bus; shool bus; skool bus; yellow bus;
      full size school bus; yellow school bus; big yellow bus; school buses; student bus;
      school district; isd; district bus; high school; middle school; elementary school; private school; public school;
      charter school`),
  ],
  [
    { ...school, schoolTypes: ['A-1', 'A-2'] },
    phrases(`
      short bus; shorty; short school bus; shorty bus; type a; type a bus; shortie;
      type a school bus; mini school bus; small school bus; shorty school bus; short buses;
      class a school bus; school minibus; school mini bus; school van; school bus van; mini school buses; small school buses`),
  ],
  [{ ...school, schoolTypes: ['A-1'] }, ['type a1', 'type a1 school bus']],
  [{ ...school, schoolTypes: ['A-2'] }, ['type a2', 'type a2 school bus']],
  [{ ...school, schoolTypes: ['B'] }, phrases('type b; type b school bus; type b bus')],
  [
    { ...school, schoolTypes: ['C'] },
    phrases(`
      conventional; conventional bus; conventional school bus; dog nose; dognose; dog nosed;
      dog nose bus; dog nosed bus; type c; type c bus; type c school bus;
      dog nose school bus; conventional style; class c school bus`),
  ],
  [
    { ...school, schoolTypes: ['D'] },
    phrases(`
      flat nose; flatnose; flat nosed; flat nose bus; flat front; transit style; type d;
      transit style school bus; type d bus; type d school bus; flat nose school bus;
      snub nose; flat faced; flat face; cab over school bus; class d school bus`),
  ],
  [
    { ...school, feature: 'rear_engine', weak: true },
    phrases('pusher; pusher bus; rear engine pusher'),
  ],
  [
    activity,
    phrases(`
      mfsab; mfsa; mfsab bus; activity bus; school activity; school activity bus;
      multifunction school activity bus; multi function school activity bus; activity buses;
      multi function activity bus; ymca; ymca bus; camp bus; white school bus`),
  ],
  [
    { ...activity, purpose: 'daycare', weak: true },
    phrases(`
      daycare; day care; day care bus; daycare bus; child care; childcare; child care bus;
      daycare center; day care center; child care center; childcare center; learning center; after school; afterschool; after school program; after school bus;
      head start; headstart; head start bus; preschool; preschool bus`),
  ],
  [
    { is: 'category', slugs: ['skoolie'] },
    phrases(`
      skoolie; skooly; schoolie; skoolie bus; converted bus; converted school bus; bus rv;
      school bus camper; school bus conversion; skoolie conversion; schoolie conversion; bus life; buslife; tiny home bus; tiny home;
      bus home; tiny house bus; tiny house; bus camper; camper bus; skoolies; school bus rv; scoolie`),
  ],
  [
    { is: 'category', slugs: ['skoolie', 'conversion'] },
    phrases('bus conversion; conversion bus; conversion'),
  ],
  [
    { is: 'category', slugs: ['transit'] },
    phrases(`
      transit; transit bus; city bus; metro bus; urban bus; articulated; articulated bus;
      bendy bus; accordion bus; public transit bus; transit buses; artic bus; municipal bus;
      2 door; two door; 2 door bus; two door bus; double door bus; two door transit; two door transit bus`),
  ],
  [
    { is: 'category', slugs: ['transit'], feature: 'low_floor' },
    phrases('low floor bus; low floor transit; low floor transit bus'),
  ],
  [
    { is: 'category', slugs: ['trolley'] },
    phrases(`
      trolley; trolly; trollie; trolley bus; street car; streetcar; wedding trolley;
      trolleybus; trolley car; trollies; trolly bus; tourist trolley; trolley for wedding; trolly for wedding;
      trolley for a wedding; cable car; cable car bus; replica trolley`),
  ],
  [
    { is: 'category', slugs: ['double-decker'] },
    phrases(`
      double deck; double decker; doubledecker; dbl decker; double decker bus; london bus;
      double deck bus; double decker coach; red bus; two deck; two story bus; routemaster; hop on hop off; hop on hop off bus`),
  ],
  [
    { is: 'category', slugs: ['double-decker'], feature: 'open_top' },
    phrases('open top bus; open top double decker; open top double decker bus; topless bus'),
  ],
  [
    { is: 'category', slugs: ['limo-bus'] },
    phrases(`
      limo; limo bus; limobus; limousine; limousine bus; party bus; partybus; vip bus;
      executive limo; stretch limo; stretch limousine; stretch limo bus; stretch bus; limo coach; limo buses; executive limo bus; party limo; limo party bus`),
  ],
  [
    { is: 'category', slugs: ['limo-bus'], feature: 'perimeter_seating' },
    ['perimeter seating bus'],
  ],
  [
    { is: 'category', slugs: ['van'] },
    phrases(`
      van; passenger van; sprinter van; sprinters; transit van; minibus van; cargo van;
      minivan; mini van; ford transit van; full size van; vans; passenger vans; people mover`),
  ],
  [
    { is: 'category', slugs: ['van'], feature: 'wheelchair' },
    phrases(
      'non emergency medical van; non emergency medical transport van; dialysis van; dialysis transport van; nemt van; paratransit van; medical transport van; ambulette',
    ),
  ],
  [{ is: 'category', slugs: ['van'], purpose: 'church' }, ['church van', 'ministry van']],
  [
    { is: 'category', slugs: ['conversion'] },
    phrases(`
      motorcoach conversion; motor coach conversion; rv conversion; entertainer; star bus;
      star coach; band bus; sleeper bus; sleeper coach; converted coach; prevost rv;
      motorhome; motor home; coach conversion; rv; entertainer coach; entertainer bus;
      luxury motorhome; class a; bus nut; converted motorcoach; touring bus conversion`).concat(
      phrases('class a; class b; class c').flatMap((letter) =>
        phrases('rv; motorhome; motor home; camper; conversion').map((home) => `${letter} ${home}`),
      ),
    ),
  ],
  [
    { ...commercial, purpose: 'prison' },
    phrases(`
      border patrol; border patrol bus; prison; prison bus; inmate bus; jail bus; prisoner transport; inmate transport;
      jail; jail transport; prison transport; sheriff bus; correctional bus; prisoner bus; inmate; prison van; jail van; inmate van; prison transport van; jail transport van;
      prisoner transport van; inmate transport van; police bus; police transport; sheriff transport; corrections bus;
      security cage; bars on windows; bars on the windows; window bars; barred windows`),
  ],
  [
    commercial,
    phrases(`
      crew bus; bookmobile; command center; command bus; mobile command; mobile command center; command vehicle; tactical command vehicle;
      swat; swat bus; swat van; swat team; swat team bus; swat vehicle; tactical; tactical bus; tactical vehicle; man haul; crew haul; fire department; fire dept; firefighter;
      farm worker; farmworker; farm worker bus; field worker; h2a; h2a bus; migrant worker; vineyard worker; labor bus; medical bus;
      mobile clinic; mobile dental clinic; mobile classroom; bloodmobile; mobile medical; specialty bus; ambulance bus;
      work crew bus; ambubus; mobile office; food truck bus`),
  ],
  [
    { is: 'lot' },
    phrases(`
      fleet; lot; bulk; wholesale; fleet lot; bulk lot; ex fleet; fleet sale; bulk buy;
      lot of buses; bus lot; quantity; package deal; fleet of buses; bulk purchase`),
  ],
  [
    { is: 'purpose', key: 'church' },
    phrases(`
      church; church bus; ministry; ministry bus; temple; mosque; synagogue; churches;
      temple bus; chruch; parish; pastor`),
  ],
  [
    { is: 'purpose', key: 'tour' },
    phrases(`
      tour; charter; tour and charter; sightseeing; tourist; tourist bus; wine tour;
      sightseeing bus; tours; tourism; sight seeing; sight seeing bus; winery tour`),
  ],
  [
    { is: 'purpose', key: 'senior' },
    phrases(`
      senior; senior living; senior home; seniors home; elderly; retirement; nursing home; assisted living; senior center;
      retirement home; retirement community; adult day care; adult daycare; adult day center; adult day program; senior bus; senior citizen; nursing home bus`),
  ],
  // A Canadian class is asked for by whoever holds it: it goes as far as 24 passengers.
  [
    { is: 'group', min: null, max: 24 },
    phrases(
      'class 4 license; class 4 licence; class 4 drivers license; class f license; class f licence',
    ),
  ],
  // Spec §2 quick links and group sizes.
  [{ is: 'group', min: 10, max: 14 }, ['small group', 'small groups']],
  [
    { is: 'group', min: 15, max: 24 },
    phrases(
      'medium group; medium bus; medium; medium size bus; medium sized bus; medium duty; medium duty bus',
    ),
  ],
  [{ is: 'group', min: 25, max: 36 }, phrases('large group; large groups; large bus')],
  [
    { is: 'group', min: 37, max: 50 },
    phrases('extra large group; extra large groups; extra large bus; xl group'),
  ],
];
