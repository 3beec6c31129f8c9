/** Above a form that this member may not send. */
export function LookOnly() {
  return <p className="staff-notice">Your role may look at this and not change it.</p>;
}
