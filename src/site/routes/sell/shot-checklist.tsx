import { plural, t } from '@lingui/core/macro';
import { photoShots, shotsTaken } from '#domain/selling/photo-shots.ts';
import { say } from '#messages/i18n.ts';

/** Which shots sell a bus; a list to walk around it with. Those that a caption names are ticked. */
export function ShotChecklist({ captions }: { captions: readonly (string | null)[] }) {
  const { missing } = shotsTaken(captions);
  const count = missing.length;
  return (
    <section aria-labelledby="shots-heading" className="sell-shots">
      <h2 id="shots-heading">{t`The shots that sell a bus`}</h2>
      <p className="text-muted">
        {t`By daylight, phone held sideways, lens wiped. In this order you walk around it once.`}
      </p>
      {count < photoShots.length ? (
        <p>
          {count === 0
            ? t`Your captions name every shot of the list.`
            : t`${plural({ count }, { one: '# shot of the list is named in no caption yet.', other: '# shots of the list are named in no caption yet.' })}`}
        </p>
      ) : null}
      <ol>
        {photoShots.map((shot) => (
          <li key={shot.title.id}>
            <label>
              <input type="checkbox" autoComplete="off" defaultChecked={!missing.includes(shot)} />
              <strong>{say(shot.title)}</strong>
              <span>{say(shot.advice)}</span>
            </label>
          </li>
        ))}
      </ol>
      <datalist id="shot-names">
        {photoShots.map(({ title }) => (
          <option key={title.id}>{say(title)}</option>
        ))}
      </datalist>
    </section>
  );
}
