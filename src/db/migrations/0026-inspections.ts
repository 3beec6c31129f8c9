import { allowedValues, createTable, type Migration } from './migration.ts';

/** The vocabularies as they were when this migration was released. */
const roles = { inspector_role: ['staff', 'owner'] };
const severities = {
  severity: ['unsafe', 'soon', 'note', 'fine', 'not-checked', 'not-fitted'],
};

/** Inspections with every version that a device ever sent, and the reports that were made of them. */
export const inspections: Migration = {
  name: '0026-inspections',
  statements: (engine) => [
    createTable(engine, 'inspections', (type) => [
      `id ${type.id}`,
      `token_hash ${type.key} not null unique`,
      // No foreign keys: an inspection outlives the listing and the submission that it was made for.
      `listing_id ${type.integer}`,
      `submission_id ${type.integer}`,
      `inspector_name ${type.text} not null check (inspector_name <> '')`,
      `inspector_role ${type.key} not null`,
      `created_at ${type.key} not null`,
      `created_by ${type.text} not null`,
      `expires_at ${type.key} not null`,
      `ended_at ${type.key}`,
      `handed_in_at ${type.key}`,
      'check (listing_id is not null or submission_id is not null)',
    ]),
    ...allowedValues(engine, 'inspections', roles),
    'create index inspections_listing on inspections (listing_id, id)',
    createTable(engine, 'inspection_versions', (type) => [
      `id ${type.id}`,
      `inspection_id ${type.integer} not null references inspections (id) on delete cascade`,
      `item ${type.key} not null`,
      `device ${type.key} not null`,
      `edited_at ${type.integer} not null`,
      `received_at ${type.key} not null`,
      `severity ${type.key} not null`,
      `figures ${type.text} not null`,
      `note ${type.text}`,
      // What is sent twice is kept once.
      'unique (inspection_id, item, device, edited_at)',
    ]),
    ...allowedValues(engine, 'inspection_versions', severities),
    createTable(engine, 'inspection_photos', (type) => [
      `id ${type.id}`,
      `inspection_id ${type.integer} not null references inspections (id) on delete cascade`,
      `item ${type.key} not null`,
      `client_id ${type.key} not null`,
      `name ${type.key} not null`,
      `width_px ${type.integer} not null check (width_px > 0)`,
      `height_px ${type.integer} not null check (height_px > 0)`,
      `created_at ${type.key} not null`,
      // A report that was published before shows it still.
      `removed_at ${type.key}`,
      'unique (inspection_id, client_id)',
    ]),
    createTable(engine, 'condition_reports', (type) => [
      `id ${type.id}`,
      `number ${type.key} not null unique`,
      `inspection_id ${type.integer} not null references inspections (id)`,
      `listing_id ${type.integer} not null`,
      `published_at ${type.key} not null`,
      `published_by ${type.text} not null`,
      `report ${type.text} not null`,
    ]),
    'create index condition_reports_listing on condition_reports (listing_id, id)',
    'create index condition_reports_inspection on condition_reports (inspection_id)',
  ],
};
