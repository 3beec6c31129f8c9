import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Archetype } from './archetype.ts';
import { coaches, miniCoaches } from './coach.ts';
import { electricBuses, vans } from './electric-and-vans.ts';
import { activityBuses, schoolBuses } from './school.ts';
import { shuttles } from './shuttle.ts';
import { commercialBuses, conversions, doubleDeckers, limoBuses, skoolies } from './specialty.ts';
import { transitBuses, trolleys } from './transit.ts';

/** How much of the demo lot each category fills (parts of 100) and what stands there. */
export const archetypesByCategory: readonly {
  category: CategorySlug;
  weight: number;
  archetypes: readonly Archetype[];
}[] = [
  { category: 'shuttle', weight: 23, archetypes: shuttles },
  { category: 'school', weight: 17, archetypes: schoolBuses },
  { category: 'coach', weight: 14, archetypes: coaches },
  { category: 'transit', weight: 7, archetypes: transitBuses },
  { category: 'school-activity', weight: 6, archetypes: activityBuses },
  { category: 'van', weight: 5, archetypes: vans },
  { category: 'mini-coach', weight: 5, archetypes: miniCoaches },
  { category: 'limo-bus', weight: 4.5, archetypes: limoBuses },
  { category: 'trolley', weight: 4, archetypes: trolleys },
  { category: 'double-decker', weight: 3.5, archetypes: doubleDeckers },
  { category: 'conversion', weight: 3.5, archetypes: conversions },
  { category: 'skoolie', weight: 3.5, archetypes: skoolies },
  { category: 'electric', weight: 4, archetypes: electricBuses },
  { category: 'commercial', weight: 3, archetypes: commercialBuses },
];
