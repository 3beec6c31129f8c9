/** The password that somebody has already; new ones are asked for twice, see `NewPasswordFields`. */
export function PasswordField({ label = 'Password' }: { label?: string }) {
  return (
    <label>
      {label}
      <input
        className="field-input"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </label>
  );
}
