import type { Plugin } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';

/** Looking closer at a picture, and on the whole screen; the view of the pictures is beside it. */
export const lookCloser: Plugin[] = [Zoom, Fullscreen];
