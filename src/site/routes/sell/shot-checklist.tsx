import { photoShots } from '#domain/selling/photo-shots.ts';

/** Which shots sell a bus; a list to walk around it with. */
export function ShotChecklist() {
  return (
    <section aria-labelledby="shots-heading" className="sell-shots">
      <h2 id="shots-heading">The shots that sell a bus</h2>
      <p className="mt-1 text-ink-600">
        By daylight, phone held sideways, lens wiped. In this order you walk around it once.
      </p>
      <ol className="mt-3">
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
