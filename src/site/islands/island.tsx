import { createElement, useId, type ComponentType, type JSX } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from '#site/browser/island-registry.ts';
import { jsonForScript } from '../ui/structured-data.tsx';

export type IslandWhen = 'idle' | 'visible' | 'touch';

type Props<Name extends IslandName> = {
  name: Name;
  /** idle: soon after load; visible: when it comes near the window; touch: hover, tap or focus. */
  when: IslandWhen;
  /** The component that `island-registry.ts` loads under this name. */
  component: ComponentType<IslandProps<Name>>;
  /** Plain data: it is sent to the browser as JSON, so present it, never pass a whole record. */
  props: IslandProps<Name>;
  className?: string;
};

/**
 * An interactive part of a page: its server-rendered HTML, and its props in a data block for the
 * browser. The component is rendered as a root of its own, because the browser hydrates it as
 * one: it sees no context of the page, and `useId` starts with the same prefix on both sides.
 */
export function Island<Name extends IslandName>(island: Props<Name>): JSX.Element {
  const { name, when, className } = island;
  return islandElement({
    name,
    when,
    className,
    component: island.component as ComponentType<never>,
    props: island.props as object,
    prefix: useId(),
  });
}

type Untyped = {
  name: string;
  when: IslandWhen;
  component: ComponentType<never>;
  props: object;
  className?: string;
  prefix: string;
};

/** The markup behind `<Island>`, for any component; tests use it with islands of their own. */
export function islandElement({ name, when, component, props, className, prefix }: Untyped) {
  const html = renderToString(createElement(component as ComponentType<object>, props), {
    identifierPrefix: prefix,
  });
  const data = `<script type="application/json">${jsonForScript(props)}</script>`;
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: html + data }}
    />
  );
}
