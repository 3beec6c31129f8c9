import { createElement, useId, type ComponentType, type JSX } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandLoader, IslandRegistry, LoadedProps } from '#site/browser/island-registry.ts';
import { jsonForScript } from '../ui/structured-data.tsx';

type IslandWhen = 'idle' | 'visible' | 'intent';

type Props<Registry, Name extends keyof Registry> = {
  name: Name & string;
  /** intent: pointer, touch or focus; visible: when it comes near the window; idle: soon after load. */
  when: IslandWhen;
  /** The component that the registry loads under this name. */
  component: ComponentType<LoadedProps<Registry[Name]>>;
  /** Plain data: it is sent to the browser as JSON, so present it, never pass a whole record. */
  props: LoadedProps<Registry[Name]>;
  className?: string;
  /** The element around it, where a table allows only one. */
  as?: 'div' | 'tr';
};

/**
 * `<Island>` for the islands of one registry. An island is an interactive part of a page: its
 * server-rendered HTML, and its props in a data block for the browser. The component is rendered as
 * a root of its own, because the browser hydrates it as one: it sees no context of the page, and
 * `useId` starts with the same prefix on both sides.
 */
export function islandOf<Registry extends Record<string, IslandLoader>>() {
  return function Island<Name extends keyof Registry>(island: Props<Registry, Name>): JSX.Element {
    const { name, when, className, as } = island;
    return islandElement({
      name,
      when,
      className,
      as,
      component: island.component as ComponentType<never>,
      props: island.props as object,
      prefix: useId(),
    });
  };
}

/** An island of a public page. */
export const Island = islandOf<IslandRegistry>();

type Untyped = {
  name: string;
  when: IslandWhen;
  component: ComponentType<never>;
  props: object;
  className?: string;
  as?: 'div' | 'tr';
  prefix: string;
};

/** The markup behind `<Island>`, for any component. */
export function islandElement(island: Untyped) {
  const { name, when, component, props, className, as: Root = 'div', prefix } = island;
  const html = renderToString(createElement(component as ComponentType<object>, props), {
    identifierPrefix: prefix,
  });
  const data = `<script type="application/json">${jsonForScript(props)}</script>`;
  return (
    <Root
      className={className}
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: html + data }}
    />
  );
}
