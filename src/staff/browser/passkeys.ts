import { postJson } from './post-json.ts';

interface JsonCredentials {
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
}

/** Only where the browser has passkeys and speaks JSON about them. */
function jsonCredentials(): JsonCredentials | null {
  const known = globalThis.PublicKeyCredential as unknown as Partial<JsonCredentials> | undefined;
  return known?.parseRequestOptionsFromJSON && known.parseCreationOptionsFromJSON
    ? (known as JsonCredentials)
    : null;
}

/** The button of the sign-in page; the form itself then goes on to where the person was. */
export function startPasskeySignIn(element: HTMLElement): void {
  start(element, async (form, credentials) => {
    const options = await postJson('/staff/sign-in/passkey/options', {});
    const credential = await navigator.credentials.get({
      publicKey: credentials.parseRequestOptionsFromJSON(options),
    });
    await postJson('/staff/sign-in/passkey', { response: asJson(credential) });
    form.submit();
  });
}

export function startPasskeyAdd(element: HTMLElement): void {
  start(element, async (form, credentials) => {
    const options = await postJson('/staff/account/passkeys/options', {});
    const credential = await navigator.credentials.create({
      publicKey: credentials.parseCreationOptionsFromJSON(options),
    });
    const name = new FormData(form).get('name');
    await postJson('/staff/account/passkeys', { name, response: asJson(credential) });
    location.assign('/staff/account');
  });
}

function start(
  element: HTMLElement,
  work: (form: HTMLFormElement, credentials: JsonCredentials) => Promise<void>,
): void {
  const form = element as HTMLFormElement;
  const credentials = jsonCredentials();
  const status = form.querySelector('[role=status]');
  if (!credentials || !status) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    status.textContent = 'Your browser asks you now…';
    work(form, credentials).catch((error: unknown) => {
      // The person closed the question, or the device has no passkey for us.
      const refused = error instanceof DOMException;
      status.textContent = refused ? 'No passkey was used. Try again.' : (error as Error).message;
    });
  });
}

function asJson(credential: Credential | null): unknown {
  if (!credential) throw new Error('Your browser gave no passkey.');
  return (credential as PublicKeyCredential).toJSON();
}
