import type { SiteSettings } from '#content/site-settings.ts';
import { Mark, type MarkName } from '#site/ui/mark.tsx';

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
            <h2>{label}</h2>
            <ul>
              {marks.map((mark) => (
                <li key={mark.name}>
                  {mark.href ? (
                    <a href={mark.href} rel="noopener">
                      <Mark {...mark} />
                    </a>
                  ) : (
                    <Mark {...mark} />
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
