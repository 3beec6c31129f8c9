import { t } from '@lingui/core/macro';
import { say } from '#messages/i18n.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { CdlForm, type CdlFormProps } from './cdl-form.tsx';
import {
  cdlCounts,
  cdlEndorsements,
  cdlGroups,
  cdlIntro,
  cdlTitle,
  type CdlRule,
} from './cdl-rules.ts';

/** The license question in plain words, with its sources and a form that does the sum (spec §9). */
export function CdlPage({ model }: { model: CdlFormProps }) {
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`CDL` }]}
        title={say(cdlTitle)}
        intro={say(cdlIntro)}
      />
      <div className="cdl-columns">
        <div className="prose">
          <h2 id="rule">{t`The federal rule`}</h2>
          <RuleTable rules={cdlGroups} />
          <h2 id="counts">{t`What counts`}</h2>
          <ul>
            {cdlCounts.map(({ name, text }) => (
              <li key={name.id}>
                <strong>{say(name)}</strong> {say(text)}
              </li>
            ))}
          </ul>
          <h2 id="endorsements">{t`Endorsements`}</h2>
          <RuleTable rules={cdlEndorsements} />
          <p>{t`This is a guide, not legal advice. States issue the licenses and may ask for more; private use of a motorhome in particular is up to each state. Check with your state’s licensing office before you drive.`}</p>
        </div>
        <CdlForm {...model} />
      </div>
    </div>
  );
}

function RuleTable({ rules: rows }: { rules: readonly CdlRule[] }) {
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
