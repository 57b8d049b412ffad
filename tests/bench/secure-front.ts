import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Headers that HTTP/2 has no use for (RFC 9113, section 8.2.2). */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Serves port `target`, which speaks plain HTTP, on port `listen` with TLS and HTTP/2, as a proxy before a site does. */
export function openSecureFront(listen: number, target: number): Http2SecureServer {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true });
  server.on('request', (asked, answer) => {
    const { method, url: path } = asked;
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(
        ([name]) => !name.startsWith(':') && !ofConnection.has(name),
      ),
    );
    const passed = request(
      { agent, port: target, method, path, headers: { ...headers, host: `localhost:${target}` } },
      (given) => {
        const kept = Object.entries(given.headers).filter(([name]) => !ofConnection.has(name));
        answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
        given.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  return server.listen(listen);
}

/** A key and a certificate for this run, which no browser trusts unless it is asked to. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    const command = ['req', '-x509', ...curve, '-nodes', '-days', '2', ...names];
    execFileSync('openssl', [...command, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Runs in a process of its own (`servers.ts`), so that measuring does not delay it.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [listen, target] = process.argv.slice(2).map(Number);
  openSecureFront(listen ?? 0, target ?? 0);
}
