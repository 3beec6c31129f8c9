import { officeStamp } from '../../layout/office-stamp.ts';
import { webhookUrls } from './webhook-urls.ts';

/** The one page that ever shows a secret. */
export function SecretPage(props: { id: number; secret: string; earlierUntil: string | null }) {
  const { id, secret, earlierUntil } = props;
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
          <a className="button button-primary" href={webhookUrls.endpoint(id)}>
            I have kept it
          </a>
        </p>
      </section>
    </>
  );
}
