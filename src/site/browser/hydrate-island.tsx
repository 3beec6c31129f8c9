import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Hydration = {
  element: Element;
  /** Takes `props`; that they belong together is `<Island>`'s promise, checked where it is used. */
  component: ComponentType<never>;
  props: object;
  /** What `useId` started with on the server, so that ids agree. */
  identifierPrefix: string;
  onReady: () => void;
  /** `restored` is true when the island gave up and the server's HTML is back in place. */
  onError: (error: unknown, restored: boolean) => void;
};

/**
 * Makes the server's HTML of one island interactive. The only module that loads React in the
 * browser. A component that throws, at once or later, leaves the server's HTML as it was.
 */
export function hydrateIsland(hydration: Hydration): void {
  const { element, component, props, identifierPrefix, onReady, onError } = hydration;
  const serverHtml = [...element.childNodes].map((node) => node.cloneNode(true));
  hydrateRoot(
    element,
    <Announce onReady={onReady}>
      {createElement(component as ComponentType<object>, props)}
    </Announce>,
    {
      identifierPrefix,
      onRecoverableError: (error) => onError(error, false),
      onUncaughtError: (error) => {
        // React empties the root right after this callback.
        queueMicrotask(() => element.replaceChildren(...serverHtml));
        onError(error, true);
      },
    },
  );
}

function Announce({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
