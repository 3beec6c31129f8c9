/**
 * A link to a film becomes YouTube's player where it stands, when it is pressed: nothing of theirs is
 * fetched before. Pressed with a key held, it stays the link it is.
 */
export default function startVideoPlayer(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    const { video = '' } = link.dataset;
    const template = document.querySelector<HTMLTemplateElement>('[data-video-frame]');
    const frame = template?.content.querySelector('iframe')?.cloneNode();
    if (!(frame instanceof HTMLElement) || !/^[\w-]{11}$/.test(video)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    frame.title = link.title || link.textContent.trim();
    frame.setAttribute('src', `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`);
    link.replaceWith(frame);
    frame.focus();
  });
}
