import { z } from 'zod';
import { vinSource } from '#domain/inventory/vin/vin-table.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import { operation } from '../operations/operation.ts';

const text = z.string().nullable();
const says = z.object({
  year: z.int().nullable(),
  years: z.array(z.int()).describe('All that position 10 can stand for, the latest first'),
  make: text,
  model: text,
  series: text,
  maker: z.string().describe('The firm, as NHTSA has it on file'),
  vehicleType: z
    .string()
    .describe('"Incomplete Vehicle": a chassis whose body somebody else built'),
  bodyClass: text,
  weightClass: text,
  fuel: text,
  engineMaker: text,
  engineModel: text,
  cylinders: z.number().nullable(),
  displacementLiters: z.number().nullable(),
  brakes: text,
  plantCity: text,
  plantState: text,
  plantCountry: text,
});

const vinSchema = z
  .object({
    reading: z
      .enum(['vin', 'wrong', 'letters', 'old', 'short', 'long', 'placeholder', 'nothing'])
      .describe(
        '`wrong`: the check digit does not fit; `letters`: I, O or Q, which stand in no VIN; `old`: from before 1981',
      ),
    vin: text.describe('As it is written; null when it is no whole VIN'),
    likely: z
      .array(z.object({ position: z.int(), from: z.string(), to: z.string() }))
      .describe('Ways to put a wrong one right; positions count from 1'),
    says: says.nullable().describe('Null where the maker is not known, or it is no whole VIN'),
    source: z.string(),
    sourceDate: z.iso.date().describe('Of the newest entry'),
  })
  .meta({ id: 'Vin' });

export const decodeVinOperation = operation({
  id: 'decodeVin',
  method: 'get',
  path: '/vins/{vin}',
  tag: 'VIN',
  summary: 'What a VIN says',
  description:
    'Read by the maker’s own patterns as NHTSA has them; nothing is looked up elsewhere, nothing is kept. A text that is no VIN is told what it is.',
  parameters: z.object({
    vin: z
      .string()
      .max(40)
      .meta({ examples: ['1FDFE4FS5HDC72345'] }),
  }),
  query: z.object({}),
  answer: vinSchema,
  answerAbout: 'What it is, and what it says',
  example: '/vins/1FDFE4FS5HDC72345',
  problems: [],
  async handle({ parameters: { vin }, services: { selling, now } }) {
    const { reading, says: said } = lookUpVin(vin, { table: selling.vinTable, now: now() });
    const table = selling.vinTable();
    return {
      reading: reading.is,
      vin: 'vin' in reading ? reading.vin : null,
      likely: reading.is === 'wrong' ? reading.likely.map((one) => ({ ...one })) : [],
      says: said && says.parse(said),
      source: vinSource(table),
      sourceDate: table.date,
    };
  },
});
