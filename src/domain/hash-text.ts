/** SHA-256 in hexadecimal, by the platform's own cryptography. */
export async function hashText(text: string): Promise<string> {
  return toHex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
}

/** 128 random bits as 32 hexadecimal digits. */
export function randomToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether a text may be one: what comes in addresses is anything. */
export const isToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
