import { urls } from '#site/urls.ts';
import type { PictureChoice } from './picture-choice.ts';

/** Pictures as radio buttons, each in a frame of fixed size with what it shows. */
export function PictureGrid({
  choices,
  picked,
}: {
  choices: readonly PictureChoice[];
  picked: string;
}) {
  return (
    <ul className="picture-grid">
      {choices.map(({ value, preview, alt, note }) => (
        <li key={value}>
          <label className="picture-choice">
            <img src={urls.media(preview)} alt="" width={180} height={120} loading="lazy" />
            <input type="radio" name="picked" value={value} defaultChecked={value === picked} />
            <span>
              {alt || 'Nobody has said what it shows'}
              {note ? <span className="hint">{note}</span> : null}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
