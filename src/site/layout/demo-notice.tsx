/** Nobody may take an example for an offer (issue A: "clearly demo"). */
export function DemoNotice() {
  return (
    <aside aria-label="About this inventory" className="demo-notice">
      <p className="page-width">
        <strong>Demo inventory:</strong> these buses are examples and not for sale.
      </p>
    </aside>
  );
}
