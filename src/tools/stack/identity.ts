import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The key by which the engine signs its calls, and the name of its public half, by which the site knows them. */
export interface Identity {
  /** The file of the private key (PEM), for the engine alone. */
  file: string;
  /** `publickeyv1_…`, for RESTATE_IDENTITY_KEY. */
  publicKey: string;
}

/** Returns the identity kept in this file; the first call makes one. */
export function keepIdentity(file: string): Identity {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return { file, publicKey: namePublicKey(readFileSync(file, 'utf8')) };
}

/** Returns the public half of an ed25519 key (PEM) as Restate writes it: its 32 bytes in base58. */
export function namePublicKey(privateKey: string): string {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return `publickeyv1_${base58(der.subarray(-32))}`;
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Writes bytes as Bitcoin does: a number to the base of 58, and a `1` for each zero byte in front. */
export function base58(bytes: Uint8Array): string {
  let text = '';
  for (let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= 58n) {
    text = alphabet.charAt(Number(rest % 58n)) + text;
  }
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text;
}
