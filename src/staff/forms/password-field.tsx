import { LineField } from './staff-field.tsx';

/** The password that somebody has already; new ones are asked for twice, see `NewPasswordFields`. */
export function PasswordField({ label = 'Password' }: { label?: string }) {
  return (
    <LineField
      label={label}
      name="password"
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
