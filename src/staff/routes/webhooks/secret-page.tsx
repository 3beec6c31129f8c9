import { officeStamp } from '../../layout/office-stamp.ts';

/** The one page that ever shows a secret; it leads on to `next`. */
export function SecretPage(props: { next: string; secret: string; earlierUntil: string | null }) {
  const { next, secret, earlierUntil } = props;
  return (
    <>
      <h1>The secret of the endpoint</h1>
      <section className="staff-panel">
        <p className="staff-space-below">
          Give it to the receiver, who checks every message with it. It is shown this once: when it
          is lost, make a new one.
        </p>
        <pre className="operations-error">{secret}</pre>
        {earlierUntil === null ? null : (
          <p className="staff-space-above">
            {`Until ${officeStamp(earlierUntil)} messages are signed with this one and the one before, so that the receiver can change over in peace.`}
          </p>
        )}
        <p className="staff-space-above">
          <a className="button button-primary" href={next}>
            I have kept it
          </a>
        </p>
      </section>
    </>
  );
}
