import { urls } from '#site/urls.ts';
import { previewOf } from './picture-choice.ts';

/** A picture that a field names now, in a frame of fixed size. */
export const ShownPicture = ({ name }: { name: string }) => (
  <img
    className="content-field-picture"
    src={urls.media(previewOf(name))}
    alt=""
    width={240}
    height={160}
  />
);
