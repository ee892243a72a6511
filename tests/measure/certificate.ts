import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../netlify/server/command/arguments.ts';

const NO_OPENSSL =
  'There is no openssl in PATH, which makes the certificate of the measured site: install it, or measure --weights only.';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Makes a certificate for measurements, valid for a day.
 *
 * @param folder for key.pem and certificate.pem
 * @returns the hash of its public key, which the browser must trust
 * @throws {CommandError} when openssl is missing
 */
export const makeCertificate = (folder: string): string => {
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=trama.test -addext subjectAltName=DNS:trama.test -keyout key.pem -out certificate.pem';
  try {
    execFileSync('openssl', words.split(' '), { cwd: folder, stdio: 'ignore' });
  } catch (error) {
    throw isMissing(error) ? new CommandError(NO_OPENSSL) : error;
  }
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'certificate.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
};
