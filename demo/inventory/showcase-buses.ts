import type { ShowcaseBus } from './showcase-bus.ts';
import { homeLot } from './us-cities.ts';

const onOurLot = { ...homeLot, onLot: true };
const orlando = { city: 'Orlando', state: 'FL', zip: '32801', latitude: 28.5383, longitude: -81.3792 }; // prettier-ignore
const nashville = { city: 'Nashville', state: 'TN', zip: '37203', latitude: 36.1627, longitude: -86.7816 }; // prettier-ignore
const losAngeles = { city: 'Los Angeles', state: 'CA', zip: '90012', latitude: 34.0522, longitude: -118.2437 }; // prettier-ignore
const denver = { city: 'Denver', state: 'CO', zip: '80202', latitude: 39.7392, longitude: -104.9903 }; // prettier-ignore
const elkhart = { city: 'Elkhart', state: 'IN', zip: '46516', latitude: 41.682, longitude: -85.9767 }; // prettier-ignore
const savannah = { city: 'Savannah', state: 'GA', zip: '31401', latitude: 32.0809, longitude: -81.0912 }; // prettier-ignore

export const showcaseBuses: readonly ShowcaseBus[] = [
  {
    wmi: '1FD',
    arrivedDays: 3,
    details: {
      year: 2016, bodyMake: 'Starcraft', bodyModel: 'Allstar', chassisMake: 'Ford', chassisModel: 'E-450',
      category: 'shuttle', passengers: 18, wheelchairPositions: 2, lift: 'lift', liftLocation: 'rear', liftMake: 'Braun',
      priceCents: 28_900_00, mileageMiles: 84_210, fuel: 'gas', engine: 'Ford 6.8L Triton V10', engineFamily: 'Ford 6.8 V10', transmissionModel: 'Ford 6R140 TorqShift',
      gvwrLb: 14_500, brakes: 'hydraulic', suspension: 'spring', drive: '4x2', lengthIn: 312, widthIn: 96, heightIn: 116, wheelbaseIn: 190, headroomIn: 79,
      luggage: 'rear', airConditioning: 'both', seatType: 'high-back', seatBelts: '2-point', colorExterior: 'White', colorInterior: 'Gray and blue', ...onOurLot,
      description: 'A senior community in Delaware ran this Allstar to doctors and grocery stores and serviced it every 5,000 miles. The Braun lift cycles cleanly under load, and two wheelchair positions sit behind the rear axle with floor track. Front brakes, both batteries and all six tires were replaced in the last year. Expect a scuff on the rear bumper and a worn driver’s armrest. Fits a church, a senior home or a small paratransit contract.',
    },
  },
  {
    wmi: null,
    arrivedDays: 6,
    details: {
      year: 2015, bodyMake: 'MCI', bodyModel: 'J4500', category: 'coach', passengers: 56,
      priceCents: 139_500_00, pricePreviousCents: 149_000_00, mileageMiles: 548_300, fuel: 'diesel', engine: 'Cummins ISX12', engineFamily: 'Cummins X12', transmissionModel: 'Allison B500',
      gvwrLb: 54_000, brakes: 'air', suspension: 'air', drive: '4x2', lengthIn: 547, widthIn: 102, heightIn: 140, wheelbaseIn: 315, headroomIn: 79,
      lift: 'none', restroom: true, luggage: 'underfloor', airConditioning: 'both', seatType: 'recliner', seatBelts: '3-point', colorExterior: 'Silver', colorInterior: 'Black', ...onOurLot,
      description: 'Second-owner J4500 from a charter fleet that replaces its coaches at ten years. The ISX12 had its EGR cooler and turbo actuator done at 480,000 miles, with receipts. 56 reclining seats with shoulder belts, outlets at every row, six screens, and a restroom that has been rebuilt with new pumps. Drive tires are at half tread; steers are new. Sit in it, drive it, bring your mechanic.',
    },
  },
  {
    wmi: '1BA',
    arrivedDays: 9,
    details: {
      year: 2014, bodyMake: 'Blue Bird', bodyModel: 'Vision', category: 'school', schoolType: 'C', passengers: 72, passengersAdult: 48, rows: 12, windowsPerSide: 12,
      priceCents: 17_900_00, quantity: 4, mileageMiles: 118_000, fuel: 'propane', engine: 'Ford 6.8L V10 (propane)', engineFamily: 'Ford 6.8 V10', transmissionModel: 'Ford 6R140 TorqShift',
      gvwrLb: 29_800, brakes: 'air', suspension: 'spring', drive: '4x2', lengthIn: 444, widthIn: 96, heightIn: 122, headroomIn: 77,
      lift: 'none', airConditioning: 'none', seatType: 'bench', seatBelts: '2-point', colorExterior: 'School bus yellow', colorInterior: 'Gray', stateSpec: 'NJ', vin: null, ...onOurLot,
      description: 'Four sister buses from one South Jersey district, all propane, all with complete service books. Miles run from 109,000 to 126,000; price is per bus. Stop arms, eight-ways and crossing gates work. One has a replaced rear quarter panel, painted to match. Rated for 72 children, or 48 adults two to a bench.',
    },
  },
  {
    wmi: null,
    arrivedDays: 12,
    details: {
      year: 1988, title: '1988 Leyland Olympian Open-Top Double Decker', bodyMake: 'Leyland', bodyModel: 'Olympian', category: 'double-decker', passengers: 70,
      priceCents: 64_500_00, mileageMiles: 212_000, mileageStatus: 'not-actual', fuel: 'diesel', engine: 'Gardner 6LXB', transmissionModel: 'Voith automatic',
      gvwrLb: 34_000, brakes: 'air', suspension: 'air', drive: '4x2', lengthIn: 372, widthIn: 96, heightIn: 170, headroomIn: 70,
      lift: 'none', airConditioning: 'none', seatType: 'bench', seatBelts: 'none', luggage: 'none', colorExterior: 'Red', colorInterior: 'Red', ...savannah,
      description: 'A real British double decker, open on top, that has carried sightseers around the squares for nine seasons. The Gardner idles like a clock, and the Voith was resealed two winters ago. Door is on the left, as built, with a second door cut on the curb side. Odometer was changed from kilometers, so the miles are not actual. Stands 14 ft 2 in with the rails: know your trees.',
    },
  },
  {
    wmi: '1F6',
    arrivedDays: 15,
    details: {
      year: 2013, bodyMake: 'Hometown Trolley', bodyModel: 'Villager', chassisMake: 'Ford', chassisModel: 'F-53', category: 'trolley', passengers: 30,
      priceCents: 89_500_00, mileageMiles: 46_780, fuel: 'gas', engine: 'Ford 6.8L Triton V10', engineFamily: 'Ford 6.8 V10', transmissionModel: 'Ford 5R110 TorqShift',
      gvwrLb: 24_000, brakes: 'hydraulic', suspension: 'spring', drive: '4x2', lengthIn: 372, widthIn: 99, heightIn: 126, headroomIn: 80,
      lift: 'none', airConditioning: 'both', seatType: 'bench', seatBelts: 'none', luggage: 'none', colorExterior: 'Red', colorInterior: 'Oak', ...nashville,
      description: 'Wedding trolley with oak benches, brass rails and the bell that goes with them. It worked weekends only and slept indoors. A/C front and rear holds 72 degrees with 30 aboard on a July afternoon. New varnish on the rear platform, fresh brake fluid, tires from 2024. Books itself from April to October.',
    },
  },
  {
    wmi: '7JZ',
    arrivedDays: 18,
    details: {
      year: 2021, bodyMake: 'Proterra', bodyModel: 'ZX5', category: 'electric', passengers: 40, wheelchairPositions: 2, lift: 'ramp', liftLocation: 'front',
      priceCents: 189_000_00, mileageMiles: 61_400, engineHours: 4_900, fuel: 'electric', engine: 'Electric, 450 kWh battery', transmissionModel: '2-speed',
      gvwrLb: 43_650, brakes: 'air', suspension: 'air', drive: '4x2', lengthIn: 480, widthIn: 102, heightIn: 130, headroomIn: 78,
      luggage: 'none', airConditioning: 'roof', seatType: 'bench', seatBelts: 'none', colorExterior: 'White with green stripe', colorInterior: 'Gray', ...denver,
      description: 'Low-floor battery bus from a campus loop, charged overnight at the depot and never fast-charged on route. The last capacity test showed 91 percent of the rated 450 kWh; the report comes with the bus. Front ramp, two wheelchair positions, kneeling and a three-bike rack. Plan on a 150 kW CCS charger. Parts and software support are worth a phone call before you buy, and we will tell you what we know.',
    },
  },
  {
    wmi: '1FD',
    arrivedDays: 20,
    details: {
      year: 2018, bodyMake: 'Grech Motors', bodyModel: 'GM33', chassisMake: 'Ford', chassisModel: 'F-550', category: 'limo-bus', passengers: 28,
      priceCents: 98_500_00, mileageMiles: 71_250, fuel: 'diesel', engine: 'Ford 6.7L Power Stroke V8', engineFamily: 'Ford 6.7 Power Stroke', transmissionModel: 'Ford 6R140 TorqShift',
      gvwrLb: 19_500, brakes: 'hydraulic', suspension: 'air', drive: '4x2', lengthIn: 396, widthIn: 96, heightIn: 122, headroomIn: 79,
      lift: 'none', restroom: false, luggage: 'rear', airConditioning: 'both', seatType: 'perimeter', seatBelts: '2-point', colorExterior: 'Black', colorInterior: 'Black leather', ...losAngeles,
      description: 'Perimeter leather, two bars with ice wells, a 4,000-watt system and ceiling lights that can also just be white. Wine-country and prom work only, one company from new. The 6.7 had its high-pressure pump replaced as a precaution. Rear luggage door opens to a full-height bay. No smoke, no carpet stains, and the vinyl wrap comes off if you want plain black.',
    },
  },
  {
    wmi: '2PC',
    arrivedDays: 23,
    details: {
      year: 2012, bodyMake: 'Prevost', bodyModel: 'X3-45 VIP', category: 'conversion', passengers: 12,
      priceCents: 385_000_00, mileageMiles: 412_900, fuel: 'diesel', engine: 'Volvo D13', engineFamily: 'Volvo D13', transmissionModel: 'Volvo I-Shift',
      gvwrLb: 54_500, brakes: 'air', suspension: 'air', drive: '4x2', lengthIn: 540, widthIn: 102, heightIn: 144, headroomIn: 80,
      lift: 'none', restroom: true, luggage: 'underfloor', airConditioning: 'roof', seatType: 'recliner', seatBelts: '2-point', colorExterior: 'Dark blue', colorInterior: 'Walnut and tan', ...nashville,
      description: 'Entertainer coach: front lounge, galley, twelve bunks, rear lounge. One leasing company since it was built, with every oil sample on file. The generator has 9,200 hours and was rebuilt at 8,000. New bunk mattresses, new bay door seals, new drive tires. A touring crew could leave in it tomorrow.',
    },
  },
  {
    wmi: '15G',
    arrivedDays: 25,
    details: {
      year: 2013, bodyMake: 'Gillig', bodyModel: 'Low Floor', category: 'transit', passengers: 38, wheelchairPositions: 2, lift: 'ramp', liftLocation: 'front',
      priceCents: 24_500_00, quantity: 6, mileageMiles: 431_000, fuel: 'diesel', engine: 'Cummins ISL 9L', engineFamily: 'Cummins L9', transmissionModel: 'Allison B400',
      gvwrLb: 41_600, brakes: 'air', suspension: 'air', drive: '4x2', lengthIn: 480, widthIn: 102, heightIn: 120, headroomIn: 78,
      luggage: 'none', airConditioning: 'roof', seatType: 'bench', seatBelts: 'none', colorExterior: 'White with blue stripe', colorInterior: 'Blue', vin: null, ...onOurLot,
      description: 'Six forty-foot Gilligs, retired together at their twelve-year mark. All six run and drive; ramps and kneeling work. Fare boxes and radios are out, signs stay in. One shows an oil seep at the front cover, which we will point out. Stadiums, campuses and parking contractors: the price is per bus, and the whole row can be had for less.',
    },
  },
  {
    wmi: '1FD',
    arrivedDays: 5,
    details: {
      year: 2026, bodyMake: 'Turtle Top', bodyModel: 'Odyssey', chassisMake: 'Ford', chassisModel: 'E-450', category: 'shuttle', condition: 'new', passengers: 24,
      priceCents: 124_900_00, mileageMiles: 640, fuel: 'gas', engine: 'Ford 7.3L V8', engineFamily: 'Ford 7.3 Godzilla V8', transmissionModel: 'Ford 6R140 TorqShift',
      gvwrLb: 14_500, brakes: 'hydraulic', suspension: 'spring', drive: '4x2', lengthIn: 324, widthIn: 96, heightIn: 116, headroomIn: 79,
      lift: 'none', luggage: 'rear', airConditioning: 'both', seatType: 'recliner', seatBelts: '3-point', colorExterior: 'White', colorInterior: 'Black', ...elkhart,
      description: 'New and untitled, with delivery miles from the plant only. 24 recliners with shoulder belts, USB at every pair, rear luggage and a 7.3 gas V8 any Ford truck dealer can service. Full chassis and body warranty. Available now, where a factory order takes most of a year.',
    },
  },
  {
    wmi: '1FB',
    arrivedDays: 8,
    details: {
      year: 2022, bodyMake: 'Ford', bodyModel: 'Transit 350HD', category: 'van', passengers: 14,
      priceCents: 47_900_00, mileageMiles: 28_430, fuel: 'gas', engine: 'Ford 3.5L V6', transmissionModel: 'Ford 10R80',
      gvwrLb: 10_360, brakes: 'hydraulic', suspension: 'spring', drive: 'rear', lengthIn: 264, widthIn: 97, heightIn: 109, headroomIn: 77,
      lift: 'none', luggage: 'rear', airConditioning: 'both', seatType: 'high-back', seatBelts: '3-point', colorExterior: 'Silver', colorInterior: 'Black', ...onOurLot,
      description: 'High-roof, extended-length Transit with 14 passenger seats and a center aisle you can stand up in. One small college bought it new for team travel. Dealer serviced, tires at 70 percent, no stories. Fifteen people with the driver, so no CDL under the federal rule.',
    },
  },
  {
    wmi: '1T7',
    arrivedDays: 11,
    details: {
      year: 2006, bodyMake: 'Thomas Built', bodyModel: 'Saf-T-Liner HDX', category: 'skoolie', passengers: 4, windowsPerSide: 13,
      priceCents: 58_000_00, mileageMiles: 143_600, fuel: 'diesel', engine: 'Caterpillar C7', engineFamily: 'Cat C7', transmissionModel: 'Allison 3000 PTS',
      gvwrLb: 34_000, brakes: 'air', suspension: 'air', drive: '4x2', lengthIn: 450, widthIn: 96, heightIn: 128, headroomIn: 77,
      lift: 'none', restroom: true, luggage: 'underfloor', airConditioning: 'roof', seatType: 'bench', seatBelts: '2-point', colorExterior: 'Teal', colorInterior: 'White and oak', ...orlando,
      description: 'Rear-engine pusher finished as a home for four: queen bed, two bunks, tiled shower, full kitchen and a mini-split. 1,200 watts of solar, 600 amp-hours of lithium, 100 gallons of fresh water. Titled as a motorhome and insured as one. The C7 is pre-DEF and has had its injectors checked. Small leak at the rear roof hatch was sealed this spring; look at it with us.',
    },
  },
  {
    wmi: '1FD',
    arrivedDays: 14,
    details: {
      year: 2019, bodyMake: 'Starcraft', bodyModel: 'Allstar MVP', chassisMake: 'Ford', chassisModel: 'E-450', category: 'school-activity', passengers: 24, rows: 6, windowsPerSide: 6,
      priceCents: 49_500_00, mileageMiles: 52_900, fuel: 'gas', engine: 'Ford 6.8L Triton V10', engineFamily: 'Ford 6.8 V10', transmissionModel: 'Ford 6R140 TorqShift',
      gvwrLb: 14_500, brakes: 'hydraulic', suspension: 'spring', drive: '4x2', lengthIn: 318, widthIn: 96, heightIn: 114, headroomIn: 75,
      lift: 'none', luggage: 'none', airConditioning: 'both', seatType: 'bench', seatBelts: '3-point', colorExterior: 'White', colorInterior: 'Blue', ...denver,
      description: 'Multi-function school activity bus: school-bus frame and crash padding, no yellow paint, no stop arm. A day care group bought it new and parked it at 52,900 miles when enrollment moved. Shoulder belts on every seat, front and rear A/C that kept up with a Colorado summer. One bench has a pen mark that will not come out.',
    },
  },
  {
    wmi: 'NLT',
    arrivedDays: 21,
    details: {
      year: 2017, bodyMake: 'Temsa', bodyModel: 'TS 35', category: 'mini-coach', passengers: 40,
      priceCents: 112_000_00, mileageMiles: 268_700, fuel: 'diesel', engine: 'Cummins L9', engineFamily: 'Cummins L9', transmissionModel: 'Allison B500',
      gvwrLb: 38_500, brakes: 'air', suspension: 'air', drive: '4x2', lengthIn: 420, widthIn: 102, heightIn: 132, headroomIn: 79,
      lift: 'none', restroom: true, luggage: 'underfloor', airConditioning: 'both', seatType: 'recliner', seatBelts: '3-point', colorExterior: 'White', colorInterior: 'Gray', ...losAngeles,
      description: 'A 35-foot coach that parks where a 45-footer cannot. 40 recliners, restroom, through bays for skis or wine. From a tour company that kept it on a 12,000-mile service plan. DPF was cleaned this year and the aftertreatment shows no codes. Windshield has one repaired chip on the curb side.',
    },
  },
  {
    wmi: null,
    arrivedDays: 27,
    details: {
      year: 2014, bodyMake: 'IC Bus', bodyModel: 'HC Series', category: 'commercial', passengers: 34,
      priceCents: 42_500_00, mileageMiles: 96_100, fuel: 'diesel', engine: 'Cummins ISB 6.7L', engineFamily: 'Cummins 6.7', transmissionModel: 'Allison 2500',
      gvwrLb: 28_000, brakes: 'air', suspension: 'air', drive: '4x2', lengthIn: 396, widthIn: 96, heightIn: 124, headroomIn: 77,
      lift: 'none', restroom: true, luggage: 'underfloor', airConditioning: 'both', seatType: 'high-back', seatBelts: '2-point', colorExterior: 'White', colorInterior: 'Gray', ...elkhart,
      description: 'Crew bus built to move 34 people and their tools: steel gear racks behind the last row, washable floor, restroom, and bays for water and fuel cans. Ran a wind-farm project and then stood by for two years. We put on new batteries, belts and air dryer cartridge. Some stone chips on the nose; the frame is clean.',
    },
  },
]; // prettier-ignore
