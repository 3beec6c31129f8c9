import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

/** `primary` is the one yellow action of a view, on navy too; `secondary` how a button looks by itself. */
export type ButtonLook = 'primary' | 'secondary' | 'ink';

interface Look {
  look?: ButtonLook;
  large?: boolean;
}

const classes: Record<ButtonLook, string> = {
  primary: 'button button-primary',
  secondary: 'button',
  ink: 'button button-ink',
};

const classOf = (look: ButtonLook, large: boolean, extra?: string) =>
  `${classes[look]}${large ? ' button-large' : ''}${extra ? ` ${extra}` : ''}`;

export function Button({
  look = 'primary',
  large = false,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf(look, large, className)} {...rest} />;
}

/** A link that looks like a button, for actions that go somewhere. */
export function ButtonLink({
  look = 'primary',
  large = false,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classOf(look, large, className)} {...rest}>
      {children}
    </a>
  );
}
