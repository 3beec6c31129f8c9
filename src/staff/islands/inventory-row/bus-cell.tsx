/** A bus with its cover, and the link to all of it. */
export function BusCell(props: { title: string; href: string; cover: string | null }) {
  const { title, href, cover } = props;
  return (
    <span className="stock-bus">
      {cover ? (
        <img src={cover} alt="" width={60} height={40} loading="lazy" decoding="async" />
      ) : (
        <span className="stock-bus-blank">No photo</span>
      )}
      <a href={href} data-key-open="">
        {title}
      </a>
    </span>
  );
}
