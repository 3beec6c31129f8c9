import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a device may do wrongly, or somebody in its place. */
export interface DeviceManners {
  origin?: string;
  rpId?: string;
  /** Whether it asked for a finger, a face or a PIN. */
  checksHolder?: boolean;
  /** Another challenge than the one it was asked. */
  challenge?: string;
  /** Another key than the one it registered. */
  forged?: boolean;
}

interface Asked {
  challenge: string;
}

/** A device of WebAuthn with one key (ES256, without attestation), for answers as browsers send them. */
export function createSoftPasskey(rightOrigin: string) {
  const id = randomBytes(16);
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const strangers = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const clientData = (type: string, { challenge }: Asked, manners: DeviceManners) =>
    Buffer.from(
      JSON.stringify({
        type: `webauthn.${type}`,
        challenge: manners.challenge ?? challenge,
        origin: manners.origin ?? rightOrigin,
        crossOrigin: false,
      }),
    );
  const deviceData = ({ rpId, checksHolder = true }: DeviceManners, key: Buffer | null) =>
    Buffer.concat([
      sha256(rpId ?? new URL(rightOrigin).hostname),
      Buffer.from([1 | (checksHolder ? 4 : 0) | (key ? 64 : 0)]),
      Buffer.alloc(4),
      ...(key ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, key] : []),
    ]);
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    register(asked: Asked, manners: DeviceManners = {}) {
      const attestation = new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', deviceData(manners, coseKey)],
      ]);
      return answer({
        clientDataJSON: clientData('create', asked, manners).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    signIn(asked: Asked, manners: DeviceManners = {}) {
      const client = clientData('get', asked, manners);
      const device = deviceData(manners, null);
      const { privateKey } = manners.forged ? strangers : keys;
      const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: device.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** As much of CBOR as a key and an attestation need. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number) =>
    Buffer.from(length < 24 ? [(major << 5) | length] : [(major << 5) | 24, length]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}
