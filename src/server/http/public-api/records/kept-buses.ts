import { sharedCard, type BusCard } from '#domain/inventory/listing-card.ts';
import { keepTexts } from '../../kept-texts.ts';
import { listedBus, type ListedBus } from './listed-bus.ts';

interface KeptBus {
  bus: ListedBus;
  json: string;
  /** The same text around what depends on who asks. */
  beforeMiles: string;
  behindMiles: string;
}

/** A quote in a text is escaped: this stands at one place only. */
const noMiles = '"milesAway":null';

const keptOf = (siteUrl: string) =>
  keepTexts((card: BusCard): KeptBus => {
    const bus = listedBus(card, siteUrl);
    const json = JSON.stringify(bus);
    const at = json.indexOf(noMiles) + noMiles.length;
    return {
      bus,
      json,
      beforeMiles: json.slice(0, at - 'null'.length),
      behindMiles: json.slice(at),
    };
  });

/** By the address of the site, of which a process has one. */
const keepers = new Map<string, ReturnType<typeof keptOf>>();

/** Of buses that `keptBus` gave, for as long as somebody holds them. */
const texts = new WeakMap<ListedBus, string>();

/** A bus of a list as `listedBus` tells it, made once for everybody who asks: nobody may change it. */
export function keptBus(card: BusCard, siteUrl: string): Readonly<ListedBus> {
  let keeper = keepers.get(siteUrl);
  if (!keeper) keepers.set(siteUrl, (keeper = keptOf(siteUrl)));
  const shared = sharedCard(card);
  const kept = keeper(shared);
  const miles = card.milesAway ?? null;
  const bus = miles === null ? kept.bus : { ...kept.bus, milesAway: miles };
  if (!texts.has(bus))
    texts.set(
      bus,
      miles === null ? kept.json : kept.beforeMiles + JSON.stringify(miles) + kept.behindMiles,
    );
  return bus;
}

/** Its JSON text, ready-made where `keptBus` gave it. */
export const busJson = (bus: ListedBus): string => texts.get(bus) ?? JSON.stringify(bus);
