import { drawBusKinds, drawSchoolTypes } from './bus-kinds.ts';
import { drawEmissionYears, drawLicenseGroups, drawLicenseQuestions } from './driving-rules.ts';
import { drawAlert, drawSearchWords, drawUnknowns } from './our-site.ts';
import type { Drawing } from './pen.ts';
import {
  drawListing,
  drawPapers,
  drawPriceLevers,
  drawTwoLabels,
  drawTwoRoutes,
} from './reading-papers.ts';
import {
  drawConversionPlan,
  drawFourFuels,
  drawNinetyDays,
  drawPhotoMap,
  drawSeatsForChurch,
  drawShuttleLoop,
  drawWaysHome,
  drawYearlyMiles,
} from './using-a-bus.ts';
import {
  drawBodyAndChassis,
  drawBrakeLines,
  drawInspectionWalk,
  drawLiftParts,
  drawRustMap,
} from './workshop.ts';

const both = ['en', 'es'] as const;

/** Every illustration of an article by its file name, and the languages its words exist in. */
export const articleDrawings: Readonly<
  Record<string, { draw: Drawing; languages?: readonly ('en' | 'es')[] }>
> = {
  'bus-kinds': { draw: drawBusKinds, languages: both },
  'school-types': { draw: drawSchoolTypes, languages: both },
  'listing-anatomy': { draw: drawListing },
  'two-labels': { draw: drawTwoLabels },
  'paper-folder': { draw: drawPapers },
  'two-routes': { draw: drawTwoRoutes },
  'price-levers': { draw: drawPriceLevers, languages: both },
  'license-questions': { draw: drawLicenseQuestions, languages: both },
  'license-groups': { draw: drawLicenseGroups },
  'emission-years': { draw: drawEmissionYears },
  'body-and-chassis': { draw: drawBodyAndChassis, languages: both },
  'inspection-walk': { draw: drawInspectionWalk, languages: both },
  'rust-map': { draw: drawRustMap },
  'lift-parts': { draw: drawLiftParts },
  'brake-lines': { draw: drawBrakeLines },
  'yearly-miles': { draw: drawYearlyMiles },
  'conversion-plan': { draw: drawConversionPlan },
  'photo-map': { draw: drawPhotoMap },
  'seats-for-church': { draw: drawSeatsForChurch },
  'shuttle-loop': { draw: drawShuttleLoop },
  'four-fuels': { draw: drawFourFuels },
  'ways-home': { draw: drawWaysHome },
  'ninety-days': { draw: drawNinetyDays },
  'search-words': { draw: drawSearchWords },
  'bus-alert': { draw: drawAlert },
  'unknown-figures': { draw: drawUnknowns },
};
