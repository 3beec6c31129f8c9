import { msg, t } from '@lingui/core/macro';
import { say } from '#messages/i18n.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { inspectionChecklist } from './inspection-checklist.ts';

/** Filled in by hand. */
const lines = [
  msg`Bus`,
  msg`VIN`,
  msg({ message: 'Miles', context: 'a line to fill in by hand' }),
  msg`Seen on`,
  msg`Seen by`,
] as const;

/** A sheet to print and fill in by hand; on a screen it reads as a list. */
export function Checklist() {
  return (
    <section aria-labelledby="checklist-heading" className="checklist">
      <div className="checklist-head" data-page-actions="">
        <h2 id="checklist-heading">{t`Used bus inspection checklist`}</h2>
        <Button look="secondary" className="needs-script no-print" data-print="">
          <Icon name="print" />
          {t`Print the checklist`}
        </Button>
      </div>
      <dl className="checklist-lines">
        {lines.map((line) => (
          <div key={line.id}>
            <dt>{say(line)}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div className="checklist-parts">
        {inspectionChecklist.map((part) => (
          <div key={part.title.id} className="checklist-part">
            <h3>{say(part.title)}</h3>
            <ul>
              {part.items.map((item) => (
                <li key={item.id}>{say(item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
