import { longestKeyName, type KeyMade, type KeyWish } from '#domain/partners/partner-service.ts';
import type { PartnerKey } from '#domain/partners/partner-keys.ts';
import { partnerScopes } from '#domain/partners/partner-scopes.ts';
import { FieldNotes, LineField } from '../../forms/staff-field.tsx';
import { Moment } from '../../layout/moment.tsx';
import { partnerUrls } from './partner-urls.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface PartnersPageProps {
  keys: readonly PartnerKey[];
  /** Those that imports know. */
  sources: readonly string[];
  typed: KeyWish;
  problem: Extract<KeyMade, { outcome: 'invalid' }> | null;
}

/** Every key, and making one. */
export function PartnersPage({ keys, sources, typed, problem }: PartnersPageProps) {
  return (
    <>
      <StaffHeading title="Partners" />
      <section className="staff-panel staff-panel-flush" aria-label="Keys">
        <StaffTable
          columns={['Key', 'May', 'Last use', 'Made']}
          empty="No program has a key yet."
          hasKeys
        >
          {keys.map((key) => (
            <KeyRow key={key.id} partnerKey={key} />
          ))}
        </StaffTable>
      </section>
      <MakeForm sources={sources} typed={typed} problem={problem} />
    </>
  );
}

function KeyRow({ partnerKey }: { partnerKey: PartnerKey }) {
  const { id, name, hint, lastUsedAt, createdAt, createdBy, revokedAt } = partnerKey;
  return (
    <tr>
      <th scope="row">
        <a href={partnerUrls.one(id)} data-key-open="">
          {name}
        </a>
        {revokedAt === null ? null : <span className="tag tag-bad">revoked</span>}
        <span className="hint staff-block">
          <code>{hint}…</code>
        </span>
      </th>
      <td data-label="May">{scopeWords(partnerKey)}</td>
      <td data-label="Last use">{lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never'}</td>
      <td data-label="Made">
        <Moment at={createdAt} /> by {createdBy}
      </td>
    </tr>
  );
}

/** What a key may do, in one line. */
export function scopeWords({ scopes, source }: PartnerKey): string {
  const words = scopes.map((scope) =>
    scope === 'inventory.write'
      ? `Write the buses of ${source ?? 'no source'}`
      : partnerScopes[scope],
  );
  // Keys could once be made for webhooks alone, which staff set up at a page of their own.
  return words.join('; ') || 'Nothing';
}

function MakeForm({ sources, typed, problem }: Omit<PartnersPageProps, 'keys'>) {
  const errorAt = (field: string) => (problem?.field === field ? problem.text : null);
  const name = { id: 'key-name', hint: 'Whose program it is for.', error: errorAt('name') };
  const source = {
    id: 'key-source',
    hint: 'For writing buses: it can touch those of this source only. The same name as in imports.',
    error: errorAt('source'),
  };
  const scopes = { id: 'key-scopes', error: errorAt('scopes') };
  return (
    <section className="staff-panel staff-space-above" aria-labelledby="make-heading">
      <h2 id="make-heading">Make a key</h2>
      <form method="post" action={partnerUrls.list()} className="form">
        <LineField
          label="Name"
          {...name}
          name="name"
          required
          maxLength={longestKeyName}
          defaultValue={typed.name}
        />
        <fieldset
          className="field"
          aria-describedby={scopes.error === null ? undefined : `${scopes.id}-error`}
        >
          <legend>What it may do</legend>
          {Object.entries(partnerScopes).map(([scope, words]) => (
            <label key={scope} className="check">
              <input
                type="checkbox"
                name="scope"
                value={scope}
                defaultChecked={typed.scopes.includes(scope)}
              />{' '}
              {words}
            </label>
          ))}
          <FieldNotes {...scopes} />
        </fieldset>
        <LineField
          label="Source"
          {...source}
          name="source"
          list="key-sources"
          maxLength={80}
          defaultValue={typed.source}
        />
        <datalist id="key-sources">
          {sources.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
        <div>
          <button className="button button-primary">Make the key</button>
        </div>
      </form>
    </section>
  );
}
