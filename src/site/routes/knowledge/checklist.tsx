import { inspectionChecklist } from '#content/inspection-checklist.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';

const lines = ['Bus', 'VIN', 'Miles', 'Seen on', 'Seen by'] as const;

/** A sheet to print and fill in by hand; on a screen it reads as a list. */
export function Checklist() {
  return (
    <section aria-labelledby="checklist-heading" className="checklist">
      <div className="checklist-head">
        <h2 id="checklist-heading">Used bus inspection checklist</h2>
        <Button look="secondary" className="needs-script no-print" data-print="">
          <Icon name="print" />
          Print the checklist
        </Button>
      </div>
      <dl className="checklist-lines">
        {lines.map((line) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div className="checklist-parts">
        {inspectionChecklist.map((part) => (
          <div key={part.title} className="checklist-part">
            <h3>{part.title}</h3>
            <ul>
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
