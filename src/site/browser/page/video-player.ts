/**
 * A link to a film becomes YouTube's player where it stands, when it is pressed: nothing of theirs is
 * fetched before. Pressed with a key held, it stays the link it is.
 */
export function startVideoPlayer(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    const { video = '' } = link.dataset;
    if (event.ctrlKey || event.metaKey || event.shiftKey || !/^[\w-]{11}$/.test(video)) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`;
    frame.title = link.title || link.textContent.trim();
    frame.className = 'video-frame';
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    link.replaceWith(frame);
    frame.focus();
  });
}
