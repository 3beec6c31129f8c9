import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type {
  BusRecalls,
  RecallCampaign,
  RecalledVehicle,
} from '#domain/inventory/recalls/bus-recalls.ts';
import { sayList, sayLongDate } from '#messages/figures.ts';
import { SpecificationTable } from '#site/ui/specification-table.tsx';

const lookUpHref = 'https://www.nhtsa.gov/recalls';
/** The newest ones stand open, the others below a line to press. */
const mostOpen = 2;

interface BusRecallsSectionProps {
  recalls: BusRecalls;
  vin: string | null;
}

/** Recall campaigns of make, model and year; which of them this very bus had, only its papers tell. */
export function BusRecallsSection({ recalls, vin }: BusRecallsSectionProps) {
  const { file, campaigns, vehicles, hasMore } = recalls;
  const others = campaigns.slice(mostOpen);
  const count = others.length;
  const name = (
    <a href={lookUpHref} rel="noopener" className="text-link">
      {vin ? t`Look this VIN up at NHTSA` : t`Look a VIN up at NHTSA`}
    </a>
  );
  const value = <span translate="no">{vin}</span>;
  return (
    // A bus is printed on one sheet: what is open today, the look-up tells tomorrow.
    <section aria-labelledby="recalls-heading" className="bus-recalls specifications no-print">
      <h2 id="recalls-heading">{t`Recalls`}</h2>
      <p>{whatIsKnown(recalls)}</p>
      {campaigns.length > 0 ? (
        <>
          <Campaigns campaigns={campaigns.slice(0, mostOpen)} />
          {count > 0 ? (
            <details>
              <summary className="text-link">
                {t`${plural({ count }, { one: '# earlier campaign', other: '# earlier campaigns' })}`}
              </summary>
              <Campaigns campaigns={others} />
              {hasMore ? <p>{t`There are more; the look-up below has them all.`}</p> : null}
            </details>
          ) : null}
        </>
      ) : null}
      <p>
        {file && vehicles.length > 0 ? `${sourceWords(file, vehicles)} ` : null}
        {vin ? (
          <Trans>
            {name}: {value}
          </Trans>
        ) : (
          name
        )}
      </p>
    </section>
  );
}

function whatIsKnown({ file, vehicles, campaigns }: BusRecalls): string {
  if (!file)
    return t`We have no list of recalls here. NHTSA tells by the VIN, free of charge, which repairs are still open on this very bus.`;
  if (vehicles.length === 0)
    return t`We do not know make, model and year well enough to look recalls up. NHTSA tells by the VIN which repairs are still open.`;
  const count = campaigns.length;
  if (count === 0)
    return t`NHTSA’s list names no campaign for this make, model and year. The look-up by VIN is the proof.`;
  return t`${plural({ count }, { one: '# campaign names this make, model and year.', other: '# campaigns name this make, model and year.' })} Model level: ask for proof of repair.`;
}

function sourceWords(file: NonNullable<BusRecalls['file']>, vehicles: readonly RecalledVehicle[]) {
  const date = sayLongDate(file.newestOn);
  const names = sayList(
    vehicles.map(({ year, make, model }) => `${year} ${withoutRepeat(make, model)}`),
  );
  return file.isStale
    ? t`Compared: ${names}, with NHTSA’s list of ${date}. It is more than 90 days old, so newer campaigns are missing.`
    : t`Compared: ${names}, with NHTSA’s list of ${date}.`;
}

const withoutRepeat = (make: string, model: string) =>
  model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;

function Campaigns({ campaigns }: { campaigns: readonly RecallCampaign[] }) {
  return (
    <div className="specification-groups">
      {campaigns.map((campaign) => (
        <SpecificationTable
          key={campaign.number}
          group={{ label: campaign.number, rows: rowsOf(campaign) }}
        />
      ))}
    </div>
  );
}

/** NHTSA writes English. */
const said = (text: string) =>
  text === '' ? t`The list does not say.` : <span lang="en">{text}</span>;

function rowsOf(campaign: RecallCampaign) {
  const { part, vehicle, reportedOn, components, consequence, remedy } = campaign;
  const orders = [
    campaign.doNotDrive ? t`Do not drive before it is repaired.` : null,
    campaign.parkOutside ? t`Park outside until it is repaired.` : null,
  ].filter((order) => order !== null);
  const rows = [
    { key: 'vehicle', label: partName(part), value: vehicle, isName: true },
    {
      key: 'date',
      label: t`Reported`,
      value: reportedOn ? sayLongDate(reportedOn) : t`The list does not say.`,
    },
    {
      key: 'year',
      label: t`Model year`,
      value: campaign.isYearUntold ? t`The list does not say.` : null,
    },
    { key: 'order', label: t`NHTSA’s warning`, value: orders.length > 0 ? orders.join(' ') : null },
    { key: 'component', label: t`Component`, value: said(components.map(sayComponent).join('; ')) },
    { key: 'consequence', label: t`What can happen`, value: said(consequence) },
    { key: 'remedy', label: t`Remedy`, value: said(remedy) },
  ];
  return rows.filter(({ value }) => value !== null);
}

function partName(part: RecalledVehicle['part']): string {
  if (part === 'vehicle') return t`Vehicle`;
  return part === 'body' ? t`Body` : t`Chassis`;
}

/** "STEERING:LINKAGES" as people write it; words of at most three letters may be initials. */
const sayComponent = (text: string): string =>
  text
    .split(':')
    .map((part) => part.trim().replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase()))
    .join(', ')
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
