/** The pictures of articles; `bin/article-pictures/` sets their words and stores them. */
export { articleDrawings } from './article-drawings.ts';
export { createPen, drawingHeight, drawingWidth, type Typesetter } from './pen.ts';
export { resetPaintNames } from './place-bus.ts';
