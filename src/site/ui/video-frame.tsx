/**
 * The player of a film, one for all links with `data-video` of a page; asleep in a template until
 * `browser/page/video-player.ts` puts a copy of it in the place of the link that was pressed.
 */
export function VideoFrame() {
  return (
    <template data-video-frame="">
      {/* oxlint-disable-next-line jsx-a11y/iframe-has-title -- the film's, when it is known which */}
      <iframe
        className="video-frame"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </template>
  );
}
