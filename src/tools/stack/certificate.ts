import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const day = 86_400_000;

/**
 * Makes sure that this file has a certificate for localhost with its key, as HAProxy reads them, for a month to come. It
 * is signed by itself: browsers ask before they show the site. Throws what openssl says when it fails.
 */
export function keepCertificate(file: string): void {
  if (existsSync(file) && lastsAMonth(readFileSync(file, 'utf8'))) return;
  const key = `${file}.key`;
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '397'];
  const { status, stdout, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', ...kind, ...names, '-keyout', key],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
  writeFileSync(file, stdout + readFileSync(key, 'utf8'), { mode: 0o600 });
  rmSync(key);
}

function lastsAMonth(text: string): boolean {
  return Date.parse(new X509Certificate(text).validTo) - Date.now() > 30 * day;
}
