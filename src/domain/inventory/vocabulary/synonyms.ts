import { frenchSynonyms } from '#languages/fr/search/french-synonyms.ts';
import { spanishSynonyms } from '#languages/es/search/spanish-synonyms.ts';

/**
 * Words that mean the same on a bus lot, for the text index. Two-way groups match each other; a
 * one-way entry widens a query for `from` to listings that say `to`, never the reverse (who types
 * "motorcoach" accepts a coach; who types "wheelchair" accepts a lift, but "lift" asks for a lift).
 */
export const busSynonyms: {
  twoWay: string[][];
  oneWay: { from: string; to: string[] }[];
} = {
  twoWay: [
    ['bus', 'buses', 'busses', 'buss', 'omnibus', 'autobus'],
    ['coach', 'coaches', 'motorcoach', 'motor coach', 'motorcoaches', 'highway coach'],
    ['shuttle', 'shuttles', 'shuttlebus', 'cutaway', 'cut away'],
    ['minibus', 'mini bus'],
    ['mini coach', 'minicoach', 'midi coach', 'mid size coach'],
    ['school bus', 'schoolbus'],
    ['mfsab', 'activity bus', 'multifunction school activity bus'],
    ['skoolie', 'skooly', 'schoolie'],
    ['trolley', 'trollies', 'trolly', 'streetcar'],
    ['double decker', 'doubledecker', 'double deck', 'dbl decker'],
    ['limo bus', 'limobus', 'limousine bus', 'party bus', 'partybus'],
    ['wheelchair', 'wheel chair'],
    ['handicap', 'handicapped'],
    ['restroom', 'bathroom', 'toilet', 'lavatory', 'lav'],
    ['ac', 'a/c', 'air conditioning', 'air conditioned', 'aircon'],
    ['luggage', 'baggage'],
    ['gas', 'gasoline', 'unleaded', 'petrol'],
    ['propane', 'lpg', 'autogas'],
    ['cng', 'natural gas', 'compressed natural gas'],
    ['electric', 'ev', 'battery electric', 'zero emission'],
    ['power stroke', 'powerstroke'],
    ['miles', 'mileage', 'odometer'],
    ['one owner', '1 owner', 'single owner'],
    ['passenger', 'passengers', 'pax', 'seater', 'seats'],
    ['wifi', 'wi fi', 'wi-fi'],
    ['mor ryde', 'morryde', 'mor/ryde'],
    ['4x4', 'four wheel drive', '4wd', 'awd', 'all wheel drive'],
    ['rear engine', 'pusher'],
    ['drw', 'dually', 'dual rear wheel', 'dual rear wheels'],
    ['sleeper', 'bunk'],
    ['blue bird', 'bluebird'],
    ['van hool', 'vanhool'],
    ['eldorado', 'el dorado'],
    ['turtle top', 'turtletop'],
    ['microbird', 'micro bird'],
    ['mci', 'motor coach industries'],
    ['nabi', 'north american bus industries'],
    ['chevrolet', 'chevy'],
    ['mercedes benz', 'mercedes'],
    ['freightliner', 'freighline'],
    ['international', 'intl', 'navistar'],
    ['pre owned', 'preowned', 'used', 'second hand', 'secondhand'],
  ],
  oneWay: [
    { from: 'wheelchair', to: ['lift', 'ramp', 'ada', 'handicap'] },
    { from: 'handicap', to: ['wheelchair', 'lift', 'ada'] },
    { from: 'ada', to: ['wheelchair', 'lift'] },
    { from: 'accessible', to: ['wheelchair', 'lift', 'ramp'] },
    { from: 'paratransit', to: ['shuttle', 'wheelchair', 'lift'] },
    { from: 'nemt', to: ['wheelchair', 'lift'] },
    { from: 'charter', to: ['coach', 'tour'] },
    { from: 'tour', to: ['coach', 'charter', 'sightseeing'] },
    { from: 'church', to: ['shuttle', 'activity bus'] },
    { from: 'daycare', to: ['activity bus', 'mfsab'] },
    { from: 'short bus', to: ['type a', 'school bus'] },
    { from: 'airport', to: ['shuttle', 'luggage'] },
    { from: 'hotel', to: ['shuttle'] },
    { from: 'wedding', to: ['trolley', 'limo bus'] },
    { from: 'sightseeing', to: ['double decker', 'open top', 'trolley'] },
    { from: 'city bus', to: ['transit'] },
    { from: 'bendy bus', to: ['articulated'] },
    { from: 'rv', to: ['conversion', 'motorhome'] },
    { from: 'entertainer', to: ['conversion', 'sleeper'] },
    { from: 'econoline', to: ['e-350', 'e-450'] },
    { from: 'kodiak', to: ['c4500', 'c5500'] },
    { from: 'sprinter van', to: ['sprinter'] },
    ...besides(spanishSynonyms, frenchSynonyms),
  ],
};

interface OneWay {
  from: string;
  to: string[];
}

/** Words of several languages: "autocar" is one of two, and means what it means in both. */
function besides(...lists: readonly (readonly OneWay[])[]): OneWay[] {
  const all = new Map<string, Set<string>>();
  for (const { from, to } of lists.flat())
    all.set(from, new Set([...(all.get(from) ?? []), ...to]));
  return Array.from(all, ([from, to]) => ({ from, to: [...to] }));
}
