import { busMakes } from '../inventory/vocabulary/makes.ts';

/** Of the trade, and examples that everybody has read. */
const trade = [
  'bus',
  'buses',
  'autobus',
  'minibus',
  'busdealer',
  'busdriver',
  'bussales',
  'schoolbus',
  'shuttlebus',
  'transitbus',
  'yellowbus',
  'coach',
  'motorcoach',
  'dealer',
  'diesel',
  'driver',
  'fleet',
  'inventory',
  'marketplace',
  'passenger',
  'shuttle',
  'transit',
  'wheelchair',
  'backoffice',
  'correcthorsebatterystaple',
];
/** One or two letters are in every text. */
const shortestWord = 3;

/**
 * What somebody tries first who knows the person and the site: in small letters, whole and in parts,
 * with and without what stands between the parts.
 */
export function passwordWords(known: { email: string; name: string; siteName: string }): string[] {
  const [mailbox = '', host = ''] = known.email.split('@');
  const texts = [known.email, mailbox, host, known.name, known.siteName, `${known.siteName} bus`];
  const own = texts.flatMap((text) => {
    const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return [text.toLowerCase(), ...parts, parts.join(''), parts.toReversed().join('')];
  });
  const makes = busMakes.map(({ name }) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set([...own, ...trade, ...makes])].filter((word) => word.length >= shortestWord);
}
