const steps = ['Describe it', 'Show it', 'Done'] as const;

/** Where the seller is: three steps, the present one marked. */
export function SellProgress({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol className="sell-progress" aria-label="Steps">
      {steps.map((title, index) => (
        <li
          key={title}
          aria-current={index + 1 === step ? 'step' : undefined}
          data-past={index + 1 < step ? '' : undefined}
        >
          <span className="figures">{index + 1}</span>
          {title}
        </li>
      ))}
    </ol>
  );
}
