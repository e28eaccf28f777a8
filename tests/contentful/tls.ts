/** Certificates of the servers, and how this process comes to trust them. */
import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import { generate } from 'selfsigned';

/** PEM texts of one certificate for `localhost`, which is its own authority, and of its key. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** Makes a throw-away certificate for localhost, 127.0.0.1 and ::1, valid for a year. */
export async function createCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'Offline Contentful' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { certificate: made.cert, key: made.private };
}

/**
 * Makes this process trust one more certificate authority for every TLS connection it opens, and
 * returns a function that ends that. NODE_EXTRA_CA_CERTS is read only when a process starts, so
 * clients in the same process as the server need this; child processes need the variable.
 */
export function trustIn({ caFile }: { caFile: string }): () => void {
  const pem = readFileSync(caFile, 'utf8');
  const original = tls.createSecureContext;
  tls.createSecureContext = (options) => {
    const secure = original(options);
    (secure.context as { addCACert: (pem: string) => void }).addCACert(pem);
    return secure;
  };
  return () => {
    tls.createSecureContext = original;
  };
}
