import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a certificate for measurements, valid for a day.
 *
 * @param folder where key.pem and certificate.pem go
 * @returns the hash of its public key, which the browser is told to trust
 * @throws where there is no openssl
 */
export const makeCertificate = (folder: string): string => {
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=trama.test -addext subjectAltName=DNS:trama.test -keyout key.pem -out certificate.pem';
  execFileSync('openssl', words.split(' '), { cwd: folder, stdio: 'ignore' });
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'certificate.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
};
