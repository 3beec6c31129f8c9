import type { SiteSettings } from '#content/site-settings.ts';
import { Mark, type MarkName } from '#site/ui/mark.tsx';
import { saySetting } from '#site/words/trade-words.ts';

interface FooterMark {
  name: string;
  drawing: MarkName;
  detail?: string;
  href?: string;
}

/** Press and partner marks, two payment marks, BBB and SSL badges (spec §2). */
export function FooterMarks({ settings }: { settings: SiteSettings }) {
  const groups: readonly { label: string; marks: readonly FooterMark[] }[] = settings.marks;
  return (
    <div className="footer-marks">
      {groups.map(({ label, marks }) =>
        marks.length === 0 ? null : (
          <div key={label}>
            <h2>{saySetting(label)}</h2>
            <ul>
              {marks.map((mark) => (
                <li key={mark.name}>
                  {mark.href ? (
                    <a href={mark.href} rel="noopener">
                      <Mark {...said(mark)} />
                    </a>
                  ) : (
                    <Mark {...said(mark)} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  );
}

const said = ({ name, detail, drawing }: FooterMark) => ({
  name: saySetting(name),
  detail: detail && saySetting(detail),
  drawing,
});
