/** The one public entry point of the illustrator. */
export { articleDrawings } from './articles/article-drawings.ts';
export { createPen, drawingHeight, drawingWidth, type Typesetter } from './articles/pen.ts';
export { resetPaintNames } from './articles/place-bus.ts';
export { categoryPlaceholderSvg, categoryTileSvg } from './category-placeholder.ts';
export { floorPlanSvg } from './floor-plan.ts';
export { loadSharp } from './load-sharp.ts';
export {
  LENGTH_RANGE_IN,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type BodyStyle,
  type BusPictureSpec,
} from './picture-spec.ts';
export { previewPng } from './preview-png.ts';
export { renderPicture } from './render-picture.ts';
export { sideElevationSvg } from './side-elevation.ts';
