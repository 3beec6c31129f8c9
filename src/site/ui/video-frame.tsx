/**
 * The player of a film, one for all links with `data-video` of a page; asleep in a template until
 * `browser/page/video-player.ts` puts a copy of it in the place of the link that was pressed.
 */
export function VideoFrame() {
  return (
    <template data-video-frame="">
      {/* oxlint-disable-next-line jsx-a11y/iframe-has-title, react/iframe-missing-sandbox -- the title is the film's; the player is of another origin and needs scripts, pop-ups and full screen */}
      <iframe
        className="video-frame"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </template>
  );
}
