import { z } from 'zod';
import { costBus } from '#domain/costs/cost-bus.ts';
import type { CostField } from '#domain/costs/cost-form.ts';
import type { CostLine, CostSum } from '#domain/costs/cost-line.ts';
import { builtInRates } from '#domain/costs/cost-rates.ts';
import { estimateCosts } from '#domain/costs/estimate-costs.ts';
import { vinSource } from '#domain/inventory/vin/vin-table.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import { say } from '#messages/i18n.ts';
import { readCosts } from '#site/routes/cost/read-costs.ts';
import { answerCdl } from '#site/routes/licenses/cdl-question.ts';
import { urls } from '#site/urls.ts';
import { costName, whyMissing } from '#site/words/cost-words.ts';
import { ApiProblem } from '../../problem-details.ts';
import { invalidParameters } from '../../public-api/operations/read-parameters.ts';
import { tool } from '../tool.ts';
import { busId, findBus } from './bus-tools.ts';

export const sayVin = tool({
  name: 'decode_vin',
  title: 'Decode a VIN',
  description:
    'What a vehicle identification number says of its vehicle, by the tables that makers give to NHTSA, and whether its check digit fits. Asks nobody and keeps nothing.',
  input: { vin: z.string().min(1).max(40) },
  output: {
    reading: z.looseObject({ is: z.string() }).describe('What the text is as a VIN'),
    years: z.array(z.int()).describe('Model years it can stand for'),
    says: z.looseObject({}).nullable().describe('Null: the maker is not known'),
    source: z.string(),
  },
  async run({ vin }, { selling: { vinTable }, now }) {
    const { reading, years, says } = lookUpVin(vin, { table: vinTable, now: now() });
    const table = vinTable();
    return {
      reading: { ...reading },
      years: [...years],
      says: says && { ...says },
      source: `${vinSource(table)}, ${table.date}`,
    };
  },
});

export const checkLicense = tool({
  name: 'check_cdl',
  title: 'Is a CDL needed?',
  description:
    'Whether driving a bus generally takes a commercial license in the US (49 CFR 383.91), with the sum. A guide, not legal advice.',
  input: {
    seats: z.int().min(0).max(200).optional().describe('Without the driver'),
    wheelchairPlaces: z.int().min(0).max(200).optional(),
    grossWeightPounds: z.int().min(1).max(150_000).optional().describe('The GVWR of the label'),
  },
  output: {
    need: z.enum(['yes', 'no', 'likely-no', 'unknown']),
    answer: z.string(),
    reasons: z.array(z.string()),
    url: z.url(),
  },
  async run({ seats, wheelchairPlaces, grossWeightPounds }, { siteUrl }) {
    const answer = answerCdl({
      passengers: seats ?? null,
      wheelchairPositions: wheelchairPlaces ?? null,
      gvwrLb: grossWeightPounds ?? null,
    });
    if (!answer)
      throw new ApiProblem('invalid-parameter', 'Give `seats`, `grossWeightPounds` or both.');
    const { need, heading, reasons } = answer;
    return { need, answer: heading, reasons: [...reasons], url: siteUrl + urls.cdl() };
  },
});

const sumSchema = z.object({
  cents: z.int().nullable().describe('Null: nothing of it is known'),
  without: z.array(z.string()).describe('What is not counted in'),
});
const saySum = ({ cents, without }: CostSum) => ({ cents, without: without.map(costName) });
const sayLine = (line: CostLine) => ({
  name: costName(line.key),
  cents: 'cents' in line ? line.cents : null,
  missing: 'missing' in line ? whyMissing(line.missing) : null,
});
const line = z.object({
  name: z.string(),
  cents: z.int().nullable(),
  missing: z.string().nullable().describe('Why there is no figure'),
});
const told: Readonly<Record<CostField, string>> = {
  zip: 'Where to: a ZIP code, or a town and its state',
  way: '"driven" or "hauled"',
  miles: 'Miles a year',
  years: 'Years it is kept',
  tax: 'Sales tax in percent',
  tags: 'Title and tags in dollars',
  down: 'Down payment in dollars',
  rate: 'Interest in percent a year; needs `months`',
  months: 'Months to pay; needs `rate`',
};
const answers = Object.fromEntries(
  Object.entries(told).map(([name, about]) => [
    name,
    z.string().min(1).max(60).optional().describe(about),
  ]),
) as Record<CostField, z.ZodOptional<z.ZodString>>;

export const costAtDoor = tool({
  name: 'cost_at_your_door',
  title: 'Cost at your door',
  description:
    'What a bus costs until it stands at a place, and by the year: price, delivery, tax, tags, service, fuel, upkeep, payments. An estimate in whole US cents; what was not told is not counted and named.',
  input: { id: busId, ...answers },
  output: {
    lines: z.array(line),
    door: sumSchema.describe('Standing at the door'),
    firstYear: sumSchema.describe('That, the first service and a year'),
    laterYear: sumSchema,
    roadMiles: z.number().nullable(),
    monthlyCents: z.int().nullable().describe('Payments, where interest and months were told'),
    url: z.url().describe('The same with its rates and sources, for people'),
  },
  async run({ id, language: _language, ...question }, services) {
    const { places = null, costRates = builtInRates, siteUrl } = services;
    const bus = await findBus(id, services);
    if (bus.sold) throw new ApiProblem('gone', `The bus ${id} is sold.`);
    const asked = readCosts(new URLSearchParams(Object.entries(question)), places);
    if (asked.errors.length > 0) {
      throw invalidParameters(
        asked.errors.map((one) => ({ parameter: one.field, detail: say(one.text) })),
      );
    }
    const place = asked.place?.point ?? null;
    const { door, service, yearly, sums, road, loan } = estimateCosts(
      costBus(bus, places),
      place,
      asked.answers,
      costRates,
    );
    return {
      lines: [...door, service, ...yearly].map(sayLine),
      door: saySum(sums.door),
      firstYear: saySum(sums.firstYear),
      laterYear: saySum(sums.laterYear),
      roadMiles: road && road.miles,
      monthlyCents: loan.is === 'loan' ? loan.paymentCents : null,
      url: siteUrl + urls.busCost(bus, question),
    };
  },
});
