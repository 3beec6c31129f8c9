/** Above a form that this member may not send. */
export function LookOnly() {
  return <p className="notice notice-note">Your role may look at this and not change it.</p>;
}
