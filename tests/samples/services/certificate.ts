import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Certificate = { cert: Buffer; key: Buffer; certFile: string };

/** Creates a self-signed certificate for `hosts` in `folder`. */
export function createCertificate(folder: string, hosts: readonly string[]): Certificate {
  const certFile = path.join(folder, 'cert.pem');
  const keyFile = path.join(folder, 'key.pem');
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=samples', '-addext', `subjectAltName=${names}`, '-keyout', keyFile, '-out', certFile],
    ],
    { stdio: 'pipe' },
  );
  return { cert: readFileSync(certFile), key: readFileSync(keyFile), certFile };
}

/** Adds the certificate to a trust store of Mono and returns the folder for XDG_CONFIG_HOME. */
export function trustInMono(folder: string, { certFile }: Certificate): string {
  const home = path.join(folder, 'config');
  const trusted = path.join(home, '.mono', 'new-certs', 'Trust');
  const hash = execFileSync('openssl', ['x509', '-in', certFile, '-noout', '-hash'], { encoding: 'utf8' }).trim();
  mkdirSync(trusted, { recursive: true });
  copyFileSync(certFile, path.join(trusted, `${hash}.0`));
  return home;
}
