import { t } from '@lingui/core/macro';
import { photoShots } from '#domain/selling/photo-shots.ts';
import { say } from '#messages/i18n.ts';

/** Which shots sell a bus; a list to walk around it with. */
export function ShotChecklist() {
  return (
    <section aria-labelledby="shots-heading" className="sell-shots">
      <h2 id="shots-heading">{t`The shots that sell a bus`}</h2>
      <p className="text-muted">
        {t`By daylight, phone held sideways, lens wiped. In this order you walk around it once.`}
      </p>
      <ol>
        {photoShots.map(({ title, advice }) => (
          <li key={title.id}>
            <label>
              <input type="checkbox" autoComplete="off" />
              <strong>{say(title)}</strong>
              <span>{say(advice)}</span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
