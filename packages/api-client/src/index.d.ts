// Made of /openapi.json by `npm run api-client`.

export interface ClientSettings {
  /** "https://your-site.example/api/v1" */
  baseUrl: string;
  /** Sent with every question, such as `authorization`. */
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof globalThis.fetch;
}
export declare function createClient(settings: ClientSettings): Client;
/** What the API refused, and why. */
export declare class ApiError extends Error {
  readonly problem: Problem;
}

export type Problem = {
  /** What kind of problem; its address explains it */
  type: string;
  title: string;
  status: number;
  /** What is wrong with this request */
  detail: string;
  /** Of parameters that cannot be read */
  errors?: {
    parameter: string;
    detail: string;
  }[];
  /** The names that there are */
  parameters?: string[];
};

export type BusListPart = {
  /** Buses of the whole list */
  total: number;
  buses: ListedBus[];
  /** The cursor of what follows; null: nothing does */
  next: string | null;
  /** The same list, for people */
  url: string;
  /** How the question was read, in words; of it the list goes by all that is not dropped */
  understood: string[];
  sort: SortChoice;
  /** The place that distances are measured from */
  near: {
    name: string;
    radiusMiles: number | null;
  } | null;
  /** Was named as a place, and is none we know */
  unknownPlace: string | null;
  /** What had to be left out, as no bus has all of it; empty when the list has */
  dropped: string[];
  /** Below a short list: buses that miss one condition by little, and how */
  close: {
    bus: ListedBus;
    misses: string;
  }[];
};

export type ListedBus = {
  /** Stays the same for as long as the bus is listed */
  id: number;
  /** Its page, for people */
  url: string;
  title: string;
  /** Model year */
  year: number | null;
  /** Of the body, else of the chassis */
  make: string | null;
  /** Of the body, else of the chassis */
  model: string | null;
  category: CategoryChoice | null;
  /** Of the dealer */
  stockNumber: string | null;
  /** What is asked; of a lot the lowest, of a sold bus nothing, in whole US cents: 4250000 is $42,500.00 */
  priceCents: number | null;
  /** What was asked before, in whole US cents: 4250000 is $42,500.00 */
  previousPriceCents: number | null;
  currency: 'USD';
  /** Of a lot the lowest */
  mileageMiles: number | null;
  /** Seats without the driver */
  passengers: number | null;
  /** Where a school bus seats fewer grown people than children */
  adultPassengers: number | null;
  /** Places for wheelchairs */
  wheelchairPositions: number | null;
  /** Whether driving it generally takes a commercial license (CDL) */
  licenseNeeded: 'yes' | 'no' | 'likely-no' | 'unknown';
  /** Where it stands */
  city: string | null;
  /** USPS code of the state where it stands */
  state: string | null;
  /** Stands on the dealer's own lot */
  isOnLot: boolean;
  isSold: boolean;
  /** From the place that was asked for, as the crow flies */
  milesAway: number | null;
  /** Several alike buses under one number; null for a single one */
  lot: {
    forSale: number;
    reserved: number;
    sold: number;
    /** Of those for sale, in whole US cents */
    priceCents: {
      low: number;
      high: number;
    } | null;
    /** Of those for sale */
    mileageMiles: {
      low: number;
      high: number;
    } | null;
  } | null;
  /** Null: there is no photo yet */
  picture: Picture | null;
};

export type Picture = {
  /** Copy pictures to your own server: browsers do not show ours on pages of other sites. */
  url: string;
  /** What it shows, in English */
  alt: string;
  widthPx: number;
  heightPx: number;
};

export type Bus = ListedBus & {
  description: string | null;
  videoUrl: string | null;
  publishedAt: string | null;
  updatedAt: string;
  pictures: Picture[];
  specifications: Specifications;
  /** Of a lot, by number; empty for a single bus */
  units: LotUnit[];
};

export type Specifications = {
  /** Year, in model-year */
  year?: number;
  /** Body make */
  bodyMake?: string;
  /** Body model */
  bodyModel?: string;
  /** Chassis make */
  chassisMake?: string;
  /** Chassis model */
  chassisModel?: string;
  /** Category */
  category?: CategoryChoice;
  /** School bus type */
  schoolType?: 'A-1' | 'A-2' | 'B' | 'C' | 'D';
  /** Condition */
  condition?: 'new' | 'used' | 'reconditioned' | 'salvage' | 'parts';
  /** Exterior color */
  colorExterior?: string;
  /** Stock number */
  stockNumber?: string;
  /** VIN */
  vin?: string;
  /** Passengers, in people */
  passengers?: number;
  /** Adult passengers, in people */
  passengersAdult?: number;
  /** Rows, in rows */
  rows?: number;
  /** Windows per side, in windows */
  windowsPerSide?: number;
  /** Units available, in units */
  quantity?: number;
  /** Mileage, in miles */
  mileageMiles?: number;
  /** Odometer */
  mileageStatus?: 'actual' | 'unknown' | 'exempt' | 'not-actual' | 'replaced-odometer';
  /** Engine hours, in hours */
  engineHours?: number;
  /** Fuel */
  fuel?: 'diesel' | 'gas' | 'propane' | 'cng' | 'electric' | 'hybrid' | 'hydrogen';
  /** Engine */
  engine?: string;
  /** Transmission */
  transmission?: 'automatic' | 'manual';
  /** Transmission model */
  transmissionModel?: string;
  /** Brakes */
  brakes?: 'hydraulic' | 'air';
  /** Suspension */
  suspension?: 'spring' | 'air' | 'rubber';
  /** Drive */
  drive?: '4x2' | '4x4' | 'front' | 'rear';
  /** GVWR, in pounds */
  gvwrLb?: number;
  /** Length, in inches */
  lengthIn?: number;
  /** Width, in inches */
  widthIn?: number;
  /** Height, in inches */
  heightIn?: number;
  /** Wheelbase, in inches */
  wheelbaseIn?: number;
  /** Headroom, in inches */
  headroomIn?: number;
  /** Wheelchair positions, in positions */
  wheelchairPositions?: number;
  /** Lift or ramp */
  lift?: 'none' | 'lift' | 'ramp' | 'kneeling';
  /** Lift location */
  liftLocation?: 'front' | 'mid' | 'rear';
  /** Lift make */
  liftMake?: string;
  /** Air conditioning */
  airConditioning?: 'none' | 'dash' | 'rear' | 'both' | 'roof' | 'other';
  /** Restroom */
  restroom?: boolean;
  /** Luggage */
  luggage?: 'none' | 'rear' | 'interior-rack' | 'underfloor' | 'roof';
  /** Seats */
  seatType?: 'bench' | 'high-back' | 'recliner' | 'perimeter' | 'fold-away';
  /** Seat belts */
  seatBelts?: 'none' | '2-point' | '3-point' | 'icr';
  /** Interior color */
  colorInterior?: string;
  /** Vehicle title */
  titleStatus?: 'clean' | 'rebuilt' | 'salvage' | 'bill-of-sale' | 'none';
  /** Built to state specification */
  stateSpec?: string;
  /** City */
  city?: string;
  /** State */
  state?: string;
  /** On our lot */
  onLot?: boolean;
};

export type LotUnit = {
  /** Within its lot */
  number: number;
  state: 'for-sale' | 'reserved' | 'sold';
  vin: string | null;
  mileageMiles: number | null;
  /** In whole US cents; null: the listing's price */
  priceCents: number | null;
  color: string | null;
  condition: string | null;
};

export type ComparablePrices =
  | {
      outcome: 'told';
      /** What comparable means here */
      within: {
        category: CategoryChoice;
        year: {
          min: number;
          max: number;
        };
        passengers: {
          min: number;
          max: number;
        };
        mileageMiles: {
          min: number;
          max: number;
        };
      };
      count: number;
      /** Of them, those that are sold */
      sold: number;
      /** In whole US cents */
      lowestCents: number;
      /** In whole US cents */
      lowerQuarterCents: number;
      /** In whole US cents */
      middleCents: number;
      /** In whole US cents */
      upperQuarterCents: number;
      /** In whole US cents */
      highestCents: number;
      listedFrom: string;
      listedTo: string;
      /** The most alike, the cheapest first */
      buses: ComparableBus[];
    }
  | {
      outcome: 'too-few';
      /** What comparable means here */
      within: {
        category: CategoryChoice;
        year: {
          min: number;
          max: number;
        };
        passengers: {
          min: number;
          max: number;
        };
        mileageMiles: {
          min: number;
          max: number;
        };
      };
      count: number;
      needed: number;
    }
  | {
      outcome: 'unknown';
      /** Figures of the bus that nobody told */
      missing: ('category' | 'year' | 'passengers' | 'mileageMiles')[];
    };

export type ComparableBus = {
  id: number;
  url: string;
  title: string;
  year: number;
  passengers: number;
  mileageMiles: number;
  /** In whole US cents */
  priceCents: number;
  /** Of a lot; none for sale asks less than this price */
  quantity: number | null;
  listedAt: string;
  /** Null while it is for sale */
  soldAt: string | null;
};

export type Categories = {
  categories: Category[];
};

export type Category = {
  /** The value of `category` */
  slug: CategoryChoice;
  name: string;
  description: string;
  url: string;
  /** Buses of it that are for sale now */
  forSale: number;
};

export type Places = {
  places: Place[];
  /** Buses whose papers do not say in which state they stand */
  elsewhere: number;
};

export type Place = {
  /** USPS code, the value of `state` */
  state: string;
  name: string;
  url: string;
  /** Buses that stand there now */
  forSale: number;
};

export type Vin = {
  /** `wrong`: the check digit does not fit; `letters`: I, O or Q, which stand in no VIN; `old`: from before 1981 */
  reading: 'vin' | 'wrong' | 'letters' | 'old' | 'short' | 'long' | 'placeholder' | 'nothing';
  /** As it is written; null when it is no whole VIN */
  vin: string | null;
  /** Ways to put a wrong one right; positions count from 1 */
  likely: {
    position: number;
    from: string;
    to: string;
  }[];
  /** Null where the maker is not known, or it is no whole VIN */
  says: {
    year: number | null;
    /** All that position 10 can stand for, the latest first */
    years: number[];
    make: string | null;
    model: string | null;
    series: string | null;
    /** The firm, as NHTSA has it on file */
    maker: string;
    /** "Incomplete Vehicle": a chassis whose body somebody else built */
    vehicleType: string;
    bodyClass: string | null;
    weightClass: string | null;
    fuel: string | null;
    engineMaker: string | null;
    engineModel: string | null;
    cylinders: number | null;
    displacementLiters: number | null;
    brakes: string | null;
    plantCity: string | null;
    plantState: string | null;
    plantCountry: string | null;
  } | null;
  source: string;
  /** Of the newest entry */
  sourceDate: string;
};

export type SentBus = {
  /** Year */
  year?: string | number | boolean | null;
  /** Body make */
  bodyMake?: string | number | boolean | null;
  /** Body model */
  bodyModel?: string | number | boolean | null;
  /** Chassis make */
  chassisMake?: string | number | boolean | null;
  /** Chassis model */
  chassisModel?: string | number | boolean | null;
  /** Category */
  category?: string | number | boolean | null;
  /** School bus type */
  schoolType?: string | number | boolean | null;
  /** Condition */
  condition?: string | number | boolean | null;
  /** Title */
  title?: string | number | boolean | null;
  /** Description */
  description?: string | number | boolean | null;
  /** Exterior color */
  colorExterior?: string | number | boolean | null;
  /** Stock number */
  stockNumber?: string | number | boolean | null;
  /** VIN */
  vin?: string | number | boolean | null;
  /** Passengers */
  passengers?: string | number | boolean | null;
  /** Adult passengers */
  passengersAdult?: string | number | boolean | null;
  /** Rows */
  rows?: string | number | boolean | null;
  /** Windows per side */
  windowsPerSide?: string | number | boolean | null;
  /** Price */
  priceCents?: string | number | boolean | null;
  /** Previous price */
  pricePreviousCents?: string | number | boolean | null;
  /** Units available */
  quantity?: string | number | boolean | null;
  /** Mileage */
  mileageMiles?: string | number | boolean | null;
  /** Odometer */
  mileageStatus?: string | number | boolean | null;
  /** Engine hours */
  engineHours?: string | number | boolean | null;
  /** Fuel */
  fuel?: string | number | boolean | null;
  /** Engine */
  engine?: string | number | boolean | null;
  /** Engine family */
  engineFamily?: string | number | boolean | null;
  /** Transmission */
  transmission?: string | number | boolean | null;
  /** Transmission model */
  transmissionModel?: string | number | boolean | null;
  /** Brakes */
  brakes?: string | number | boolean | null;
  /** Suspension */
  suspension?: string | number | boolean | null;
  /** Drive */
  drive?: string | number | boolean | null;
  /** GVWR */
  gvwrLb?: string | number | boolean | null;
  /** Length */
  lengthIn?: string | number | boolean | null;
  /** Width */
  widthIn?: string | number | boolean | null;
  /** Height */
  heightIn?: string | number | boolean | null;
  /** Wheelbase */
  wheelbaseIn?: string | number | boolean | null;
  /** Headroom */
  headroomIn?: string | number | boolean | null;
  /** Wheelchair positions */
  wheelchairPositions?: string | number | boolean | null;
  /** Lift or ramp */
  lift?: string | number | boolean | null;
  /** Lift location */
  liftLocation?: string | number | boolean | null;
  /** Lift make */
  liftMake?: string | number | boolean | null;
  /** Air conditioning */
  airConditioning?: string | number | boolean | null;
  /** Restroom */
  restroom?: string | number | boolean | null;
  /** Luggage */
  luggage?: string | number | boolean | null;
  /** Seats */
  seatType?: string | number | boolean | null;
  /** Seat belts */
  seatBelts?: string | number | boolean | null;
  /** Interior color */
  colorInterior?: string | number | boolean | null;
  /** Vehicle title */
  titleStatus?: string | number | boolean | null;
  /** Built to state specification */
  stateSpec?: string | number | boolean | null;
  /** City */
  city?: string | number | boolean | null;
  /** State */
  state?: string | number | boolean | null;
  /** ZIP code */
  zip?: string | number | boolean | null;
  /** Latitude */
  latitude?: string | number | boolean | null;
  /** Longitude */
  longitude?: string | number | boolean | null;
  /** Featured */
  featured?: string | number | boolean | null;
  /** Video */
  videoLink?: string | number | boolean | null;
  /** On our lot */
  onLot?: string | number | boolean | null;
  /** Make */
  make?: string | number | boolean | null;
  /** Model */
  model?: string | number | boolean | null;
  /** Series */
  series?: string | number | boolean | null;
  /** Status */
  status?: string | number | boolean | null;
  /** Sold */
  sold?: string | number | boolean | null;
  /** Sold on */
  soldDate?: string | number | boolean | null;
  /** Kind of price */
  priceKind?: string | number | boolean | null;
  /** Id in the source */
  sourceId?: string | number | boolean | null;
};

export type WrittenBus = {
  outcome: 'created' | 'changed' | 'returned' | 'removed' | 'unchanged';
  dryRun: boolean;
  bus: {
    /** Ours; null for one that a dry run would make */
    id: number | null;
    status: string;
  };
  /** Under which our staff see it and can roll it back; null: nothing was written */
  importId: number | null;
  changes: {
    field: string;
    from: unknown;
    to: unknown;
  }[];
  /** Values that could not be used; the others were */
  notes: string[];
};

export type BusImport = {
  id: number;
  state: 'running' | 'preview' | 'done' | 'stopped' | 'rolled-back' | 'failed';
  rows: number;
  /** Rows; as far as it has come */
  counts: {
    created: number;
    changed: number;
    /** Back from the archive */
    returned: number;
    unchanged: number;
    rejected: number;
    /** Of those to create, change and return: written */
    applied: number;
    /** Of those: left, as somebody changed the bus meanwhile */
    skipped: number;
  };
  /** The first ones, by line */
  rejected: {
    line: number;
    field: string | null;
    reason: string;
  }[];
};

export type LeadListPart = {
  leads: Lead[];
  /** For `since` of the next call */
  next: string;
};

export type Lead = {
  /** What the person was told; the same for ever */
  reference: string;
  kind: 'contact' | 'callback' | 'bus-alert' | 'price-watch' | 'quote' | 'video-tour';
  state: 'unconfirmed' | 'new' | 'answered' | 'closed' | 'spam';
  createdAt: string;
  updatedAt: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** E.164 where it could be read */
  phone: string | null;
  message: string | null;
  /** The bus it is about, as it was called then */
  bus: {
    id: number;
    stockNumber: string | null;
    title: string;
  } | null;
};

export interface Client {
  /** Buses for sale */
  listBuses(asked?: {
    /** What is wanted, in the words of a buyer: "24 passenger shuttle under 40k in NJ" */
    search?: string;
    /** Bus type. Any of */
    category?: CategoryChoice[];
    /** Passengers. min-max, min- or -max in whole figures, or one of under-10, 10-14, 15-24, 25-36, 37-50, 51-60, 61-plus */
    seats?: string[];
    /** Group. Riders, and those of them in wheelchairs */
    group?: string;
    /** Price. US dollars: min-max, min- or -max in whole figures, or one of under-25000, under-50000, under-75000, under-100000, under-150000, under-250000, over-75000, over-250000 */
    price?: string[];
    /** Year. min-max, min- or -max in whole figures, or one of 2020-present, 2010-2019, 2000-2009, before-2000 */
    year?: string[];
    /** Mileage. Miles: min-max, min- or -max in whole figures, or one of under-25000, under-50000, under-100000, under-200000 */
    mileage?: string[];
    /** Length. Feet: min-max, min- or -max in whole figures, or one of under-20, under-25, under-30, under-35, under-40, over-40 */
    length?: string[];
    /** Wheelchair accessible. One */
    wheelchair?: 'yes' | 'no';
    /** Wheelchair places. min-max, min- or -max in whole figures, or one of 1-plus, 2-plus, 3-plus, 4-plus, 6-plus, 8-plus */
    'wheelchair-places'?: string[];
    /** CDL. One */
    cdl?: 'no' | 'yes';
    /** Make. Any of */
    make?: string[];
    /** Model. Any of */
    model?: string[];
    /** Chassis. Any of */
    chassis?: string[];
    /** State. Any of */
    state?: (
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'DC'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY'
      | 'PR'
      | 'VI'
      | 'GU'
      | 'AS'
      | 'MP'
    )[];
    /** Fuel. Any of */
    fuel?: ('diesel' | 'gas' | 'propane' | 'cng' | 'electric' | 'hybrid' | 'hydrogen')[];
    /** Transmission. Any of */
    transmission?: ('automatic' | 'manual')[];
    /** Condition. Any of */
    condition?: ('new' | 'used' | 'reconditioned' | 'salvage' | 'parts')[];
    /** Engine. Any of */
    engine?: string[];
    /** School bus type. Any of */
    'school-type'?: ('A-1' | 'A-2' | 'B' | 'C' | 'D')[];
    /** Lift or ramp. Any of */
    lift?: ('none' | 'lift' | 'ramp' | 'kneeling')[];
    /** Restroom. One */
    restroom?: 'yes' | 'no';
    /** Luggage. Any of */
    luggage?: ('none' | 'rear' | 'interior-rack' | 'underfloor' | 'roof')[];
    /** Air conditioning. Any of */
    air?: ('none' | 'dash' | 'rear' | 'both' | 'roof' | 'other')[];
    /** Seat belts. Any of */
    belts?: ('none' | '2-point' | '3-point' | 'icr')[];
    /** Brakes. Any of */
    brakes?: ('hydraulic' | 'air')[];
    /** On our lot. One */
    lot?: 'yes' | 'no';
    /** Lot size. min-max, min- or -max in whole figures, or one of 2-plus, 3-plus, 5-plus, 10-plus, 20-plus */
    units?: string[];
    /** A ZIP code, a town with its state, or a point as "40.7,-74.2" */
    near?: string;
    /** Miles from `near`; without it, any distance */
    within?: '25' | '50' | '100' | '250' | '500';
    sort?: SortChoice;
    /** What words are read in, and sentences of the answer written in */
    language?: 'en' | 'es' | 'fr';
    /** Buses in one answer */
    limit?: number;
    /** `next` of the answer before, asked with the same parameters */
    cursor?: string;
  }): Promise<BusListPart>;
  /** One bus */
  getBus(asked: {
    /** The number of a bus, or what its page has behind `/buses/` */
    id: string;
  }): Promise<Bus>;
  /** What others ask for buses like one of ours */
  getComparables(asked: {
    /** The number of a bus, or what its page has behind `/buses/` */
    id: string;
  }): Promise<ComparablePrices>;
  /** What is asked for buses like one that is described */
  findComparables(asked: {
    category: CategoryChoice;
    /** Model year */
    year: number;
    passengers: number;
    /** Miles on the odometer */
    mileage: number;
  }): Promise<ComparablePrices>;
  /** The kinds of buses, with how many are for sale */
  listCategories(): Promise<Categories>;
  /** The states that buses stand in */
  listPlaces(): Promise<Places>;
  /** What a VIN says */
  decodeVin(asked: { vin: string }): Promise<Vin>;
  /** How far many buses have come */
  readImport(asked: {
    /** The source that the key is for */
    source: string;
    /** Of the answer to sendBuses */
    importId: number;
  }): Promise<BusImport>;
  /** Leads since the last time */
  readLeads(asked?: {
    /** `next` of the answer before */
    since?: string;
    /** Leads in one answer */
    limit?: number;
  }): Promise<LeadListPart>;
}

export type SortChoice =
  | 'default'
  | 'nearest'
  | 'newest'
  | 'price-low'
  | 'price-high'
  | 'mileage-low'
  | 'year-new'
  | 'year-old';

export type CategoryChoice =
  | 'shuttle'
  | 'coach'
  | 'school'
  | 'school-activity'
  | 'mini-coach'
  | 'transit'
  | 'trolley'
  | 'double-decker'
  | 'limo-bus'
  | 'van'
  | 'conversion'
  | 'skoolie'
  | 'electric'
  | 'commercial';
