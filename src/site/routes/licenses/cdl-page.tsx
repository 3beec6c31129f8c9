import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say, type Message } from '#messages/i18n.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { CdlForm } from './cdl-form.tsx';
import type { CdlAnswer, CdlQuestion } from './cdl-question.ts';

interface CdlPageProps {
  model: {
    typed: { seats: string; wheelchair: string; gvwr: string };
    question: CdlQuestion;
    answer: CdlAnswer | null;
  };
}

interface Rule {
  name: Message;
  text: Message;
  /** A citation: the same in every language. */
  source: string;
}

const rules: readonly Rule[] = [
  {
    name: msg`Group B`,
    text: msg`A single vehicle with a weight rating (GVWR) of 26,001 pounds or more.`,
    source: '49 CFR 383.91(a)(2)',
  },
  {
    name: msg`Group C`,
    text: msg`A lighter vehicle designed to carry 16 or more people, the driver included.`,
    source: '49 CFR 383.91(a)(3)',
  },
  {
    name: msg`Group A`,
    text: msg`A combination rated at 26,001 pounds or more, with a towed unit over 10,000 pounds.`,
    source: '49 CFR 383.91(a)(1)',
  },
];

const endorsements: readonly Rule[] = [
  {
    name: msg`P, passenger`,
    text: msg`For passenger vehicles that call for a CDL, also those that do so by weight alone.`,
    source: '80 FR 30163',
  },
  {
    name: msg`S, school bus`,
    text: msg`On top of P, for taking pupils between home and school or to school events in a school bus.`,
    source: '49 CFR 383.123',
  },
];

/** The license question in plain words, with its sources and a form that does the sum (spec §9). */
export function CdlPage({ model }: CdlPageProps) {
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`CDL` }]}
        title={t`Do you need a CDL to drive a bus?`}
        intro={t`Generally yes, when the bus is built for more than 15 passengers including the driver, or when its weight rating is over 26,000 pounds. One of the two is enough.`}
      />
      <div className="cdl-columns">
        <div className="prose">
          <h2>{t`The federal rule`}</h2>
          <RuleTable rules={rules} />
          <h2>{t`What counts`}</h2>
          <ul>
            <li>
              <Trans>
                <strong>The driver.</strong> Listings leave the driver out, the rule does not. A
                14-passenger bus carries 15 people and stays under the line; a 15-passenger bus is
                over it.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Wheelchair places and fold-away seats.</strong> The rule asks what the bus
                was designed to carry. “12+2” is fourteen passengers.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>The plate, not the scale.</strong> GVWR is what the bus may weigh loaded. On
                a cutaway go by the label of the final-stage builder.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Not the missing bench.</strong> Taking seats out does not change what the
                bus was designed for.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Not the brakes.</strong> Air brakes alone do not create the need for a CDL.
                They concern those who hold one (49 CFR 383.95).
              </Trans>
            </li>
          </ul>
          <h2>{t`Endorsements`}</h2>
          <RuleTable rules={endorsements} />
          <p>{t`This is a guide, not legal advice. States issue the licenses and may ask for more; private use of a motorhome in particular is up to each state. Check with your state’s licensing office before you drive.`}</p>
        </div>
        <CdlForm {...model} />
      </div>
    </div>
  );
}

function RuleTable({ rules: rows }: { rules: readonly Rule[] }) {
  return (
    <dl className="rule-list">
      {rows.map((row) => (
        <div key={row.source}>
          <dt>{say(row.name)}</dt>
          <dd>
            {say(row.text)} <span className="rule-source">{row.source}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
