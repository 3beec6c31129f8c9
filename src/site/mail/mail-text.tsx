import { t } from '@lingui/core/macro';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ActionLink, Facts, Paragraph, Quote } from './mail-parts.tsx';

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * The plain-text half of a mail, read from the same React elements as the HTML half, so that the two
 * never say different things. Every piece of `mail-parts.tsx` has its own reading here.
 */
export function mailText(pieces: ReactNode, footer: ReactNode): string {
  return [...blocks(pieces), `-- \n${inline(footer)}`]
    .map((block) => block.trimEnd())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function blocks(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    const { type, props } = child;
    if (type === Paragraph) return [inline(props.children)];
    if (type === Quote) return [quoted(String(props.children))];
    if (type === Facts) return [facts(props.rows as readonly (readonly [string, string | null])[])];
    if (type === ActionLink) {
      const label = inline(props.children);
      return [`${t`${label}:`}\n${String(props.href)}`];
    }
    // A component of ours: what it renders; a fragment or an element: what it holds.
    if (typeof type === 'function') return blocks(rendered(child));
    return blocks(props.children);
  });
}

/** What a component of ours returns: mails use no hooks. */
const rendered = ({ type, props }: ReactElement<Props>): ReactNode =>
  (type as (props: Props) => ReactNode)(props);

function inline(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (!isValidElement<Props>(child)) return String(child);
      if (child.type === 'br') return '\n';
      if (typeof child.type === 'function') return inline(rendered(child));
      const text = inline(child.props.children);
      const { href } = child.props;
      const shown = typeof href === 'string' && !href.startsWith('tel:') && !href.endsWith(text);
      return shown ? `${text} (${String(href)})` : text;
    })
    .join('');
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

function facts(rows: readonly (readonly [string, string | null])[]): string {
  return rows
    .flatMap(([label, value]) => (value === null ? [] : [t`${label}: ${value}`]))
    .join('\n');
}
