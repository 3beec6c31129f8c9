import type { Example } from '#site/ui/example.ts';
import { examplePath } from './example-path.ts';

interface ComponentPageProps {
  /** By the component's name. */
  site: readonly (readonly [string, readonly Example[]])[];
  /** They have a stylesheet and scripts of their own, so they are shown alone only. */
  staff: readonly (readonly [string, readonly Example[]])[];
}

/** Every component in every state; served outside of production only. */
export function ComponentPage({ site, staff }: ComponentPageProps) {
  return (
    <div className="page-width components">
      <h1>Components</h1>
      <p>
        Every component in every state. Each opens alone by its name, which is how it is looked at
        by tests, 360 and 1280 px wide.
      </p>
      <ul className="components-contents">
        {site.map(([component]) => (
          <li key={component}>
            <a href={`#component-${component}`} className="text-link">
              {component}
            </a>
          </li>
        ))}
      </ul>
      {site.map(([component, examples]) => (
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
      {staff.length > 0 ? (
        <section aria-labelledby="staff-components">
          <h2 id="staff-components">Back office</h2>
          <ul>
            {staff.flatMap(([component, examples]) =>
              examples.map(({ name }, at) => (
                <li key={examplePath(component, at)}>
                  <a href={examplePath(component, at)} className="text-link">
                    {component}: {name}
                  </a>
                </li>
              )),
            )}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
