import { photoShots } from '#domain/selling/photo-shots.ts';

/** Which shots sell a bus; a list to walk around it with. */
export function ShotChecklist() {
  return (
    <section aria-labelledby="shots-heading" className="sell-shots">
      <h2 id="shots-heading">The shots that sell a bus</h2>
      <p className="text-muted">
        By daylight, phone held sideways, lens wiped. In this order you walk around it once.
      </p>
      <ol>
        {photoShots.map(({ title, advice }) => (
          <li key={title}>
            <label>
              <input type="checkbox" autoComplete="off" />
              <strong>{title}</strong>
              <span>{advice}</span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
