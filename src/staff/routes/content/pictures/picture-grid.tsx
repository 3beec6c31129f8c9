import { urls } from '#site/urls.ts';
import type { PictureChoice } from './picture-choice.ts';

/** Pictures as radio buttons, each in a frame of fixed size with what it shows. */
export function PictureGrid({
  title,
  choices,
  picked,
}: {
  /** Of what they are pictures; null where there is nothing to say. */
  title: string | null;
  choices: readonly PictureChoice[];
  picked: string;
}) {
  return (
    <ul className="picture-grid" aria-label={title ?? undefined}>
      {choices.map(({ value, preview, alt, note }) => (
        <li key={value}>
          <label className="picture-choice">
            <img src={urls.media(preview)} alt="" width={180} height={120} loading="lazy" />
            <input type="radio" name="picked" value={value} defaultChecked={value === picked} />
            <span>
              <span className="picture-alt">{alt || 'Nobody has said what it shows'}</span>
              {note ? <span className="hint">{note}</span> : null}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
