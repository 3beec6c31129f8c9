/** Nobody may take an example for an offer (issue A: "clearly demo"). */
export function DemoNotice() {
  return (
    <aside aria-label="About this inventory" className="demo-notice bg-yellow-100 text-sm">
      <p className="page-width py-1.5 text-center text-balance">
        <strong className="font-semibold">Demo inventory:</strong> these buses are examples and not
        for sale.
      </p>
    </aside>
  );
}
