import type { ReactNode } from 'react';
import type { KeyView } from '#domain/partners/partner-service.ts';
import type { PartnerKey } from '#domain/partners/partner-keys.ts';
import { dayLabel, LineChart } from '../../charts/line-chart.tsx';
import { Moment } from '../../layout/moment.tsx';
import { partnerUrls } from './partner-urls.ts';
import { scopeWords } from './partners-page.tsx';
import { TableHead } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';

/** One key: what it may do, when it was used, and how often. */
export function PartnerPage({ partnerKey, calls }: KeyView) {
  const { id, hint, createdAt, createdBy, lastUsedAt, revokedAt, revokedBy } = partnerKey;
  const total = calls.reduce((sum, { count }) => sum + count, 0);
  return (
    <Framed heading={partnerKey.name}>
      <section className="staff-panel" aria-label="About this key">
        <dl className="staff-facts">
          <Fact label="Begins with">
            <code>{hint}…</code>
          </Fact>
          <Fact label="May">{scopeWords(partnerKey)}</Fact>
          <Fact label="Made">
            <Moment at={createdAt} /> by {createdBy}
          </Fact>
          <Fact label="Last use">{lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never'}</Fact>
          {revokedAt === null ? null : (
            <Fact label="Revoked">
              <Moment at={revokedAt} /> by {revokedBy}
            </Fact>
          )}
        </dl>
        {revokedAt === null ? (
          <p className="actions">
            <a className="button button-danger" href={partnerUrls.revoke(id)}>
              Revoke it
            </a>
          </p>
        ) : null}
      </section>
      <section className="staff-panel staff-space-above" aria-labelledby="calls-heading">
        <h2 id="calls-heading">Calls in the last {calls.length} days</h2>
        <p className="chart-total">
          <strong>{total.toLocaleString('en-US')}</strong>
        </p>
        <LineChart series={{ now: [...calls], before: [] }} title="Calls" />
        <details className="chart-figures">
          <summary>Figures</summary>
          <div className="table-box">
            <table className="table">
              <TableHead columns={['Day', { figures: 'Calls' }]} />
              <tbody>
                {calls.toReversed().map(({ day, count }) => (
                  <tr key={day}>
                    <th scope="row">{dayLabel(day)}</th>
                    <td className="number">{count.toLocaleString('en-US')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </section>
    </Framed>
  );
}

/** The key itself, which nobody can read again. */
export function NewKeyPage({ partnerKey, secret }: { partnerKey: PartnerKey; secret: string }) {
  return (
    <Framed heading="The new key">
      <section className="staff-panel">
        <p>
          For {partnerKey.name}. You see it now only: copy it to where the program keeps its
          secrets. Whoever has it can use it until it is revoked.
        </p>
        <p>
          <code className="staff-secret">{secret}</code>
        </p>
        <p>
          The program sends it as <code>Authorization: Bearer</code> and the key, never in an
          address.
        </p>
        <p>
          <a href={partnerUrls.one(partnerKey.id)}>Go to the key</a>
        </p>
      </section>
    </Framed>
  );
}

/** The last question before a program is shut out. */
export function RevokePage({ partnerKey }: { partnerKey: PartnerKey }) {
  const { id, name, hint } = partnerKey;
  return (
    <Framed heading={`Revoke the key of ${name}?`}>
      <section className="staff-panel">
        <p>
          <code>{hint}…</code> opens nothing from the next call on, on every server. It cannot be
          undone: the program needs a new key. What it wrote stays, and can be rolled back among the
          imports.
        </p>
        <form method="post" action={partnerUrls.revoke(id)}>
          <p className="actions">
            <button className="button button-danger">Revoke this key</button>
            <a href={partnerUrls.one(id)}>Keep it</a>
          </p>
        </form>
      </section>
    </Framed>
  );
}

function Framed({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <StaffHeading back={<a href={partnerUrls.list()}>Partners</a>} title={heading} />
      {children}
    </>
  );
}
