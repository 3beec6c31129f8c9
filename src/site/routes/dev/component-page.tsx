import type { Example } from '#site/ui/example.ts';
import { examplePath } from './example-path.ts';

interface ComponentPageProps {
  components: Readonly<Record<string, readonly Example[]>>;
}

/** Every component in every state; served outside of production only. */
export function ComponentPage({ components }: ComponentPageProps) {
  return (
    <div className="page-width components">
      <h1>Components</h1>
      <p>
        Every component in every state. Each opens alone by its name, which is how it is looked at
        by tests, 360 and 1280 px wide.
      </p>
      <ul className="components-contents">
        {Object.keys(components).map((component) => (
          <li key={component}>
            <a href={`#component-${component}`} className="text-link">
              {component}
            </a>
          </li>
        ))}
      </ul>
      {Object.entries(components).map(([component, examples]) => (
        <section
          key={component}
          id={`component-${component}`}
          aria-labelledby={`component-${component}-name`}
        >
          <h2 id={`component-${component}-name`}>{component}</h2>
          {examples.map(({ name, element }, at) => (
            <div key={name} className="components-example">
              <p>
                <a href={examplePath(component, at)} className="text-link">
                  {name}
                </a>
              </p>
              {element}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
