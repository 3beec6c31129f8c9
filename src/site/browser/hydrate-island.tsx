import type { Messages } from '@lingui/core';
import {
  createElement,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { learnMessages } from '#messages/i18n.ts';
import { enterTyped, readTyped } from './typed-words.ts';

type Hydration = {
  element: Element;
  /** Takes `props`; that they belong together is `<Island>`'s promise, checked where it is used. */
  component: ComponentType<never>;
  props: object;
  /** What it says. */
  messages: Messages;
  /** What `useId` started with on the server, so that ids agree. */
  identifierPrefix: string;
  onReady: () => void;
  /** `restored` is true when the island gave up and the server's HTML is back in place. */
  onError: (error: unknown, restored: boolean) => void;
};

/**
 * Makes the server's HTML of one island interactive. The only module that loads React in the
 * browser. What somebody has typed meanwhile stays and is told to the component. A component that
 * throws, at once or later, leaves the server's HTML as it was, with what was typed in it.
 */
export function hydrateIsland(hydration: Hydration): void {
  const { element, component, props, messages, identifierPrefix, onReady, onError } = hydration;
  learnMessages(messages);
  const serverHtml = [...element.childNodes].map((node) => node.cloneNode(true));
  const typed = readTyped(element);
  let isReady = false;
  // Before anybody can type into a text area that React has just overwritten.
  const hydrated = () => enterTyped(element, typed, false);
  const ready = () => {
    isReady = true;
    // Scripts of the page have heard it already: they look for this mark.
    element.toggleAttribute('data-entering', true);
    enterTyped(element, typed, true);
    element.toggleAttribute('data-entering', false);
    onReady();
  };
  // At once, so that no keystroke comes between what was read and what React makes of it.
  flushSync(() =>
    hydrateRoot(
      element,
      <Announce onHydrated={hydrated} onReady={ready}>
        {createElement(component as ComponentType<object>, props)}
      </Announce>,
      {
        identifierPrefix,
        onRecoverableError: (error) => onError(error, false),
        onUncaughtError: (error) => {
          const last = isReady ? readTyped(element) : typed;
          // React empties the root right after this callback.
          queueMicrotask(() => {
            element.replaceChildren(...serverHtml);
            enterTyped(element, last, false);
            onError(error, true);
          });
        },
      },
    ),
  );
}

/**
 * React reads the markup of an island once where nobody sees it, and never comes to its end: no effect
 * runs. What it and the component are made of is compiled by then, which takes longer than waking. As a
 * boundary that the server sent it is read when nothing else is to do, in steps of a few milliseconds.
 */
export function rehearse({ element, component, props, messages }: Rehearsal): void {
  learnMessages(messages);
  element.prepend(new Comment('$'));
  element.append(new Comment('/$'));
  const unending = new Promise<ReactNode>(() => undefined);
  const Unending = () => use(unending);
  const silently = { onRecoverableError: () => undefined, onUncaughtError: () => undefined };
  const island = createElement(component as ComponentType<object>, props);
  hydrateRoot(element, createElement(Suspense, null, island, <Unending />), silently);
}

type Rehearsal = Pick<Hydration, 'element' | 'component' | 'props' | 'messages'>;

type Announced = { onHydrated: () => void; onReady: () => void; children: ReactNode };

function Announce({ onHydrated, onReady, children }: Announced) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(onReady, [onReady]);
  return children;
}
