/** Certificates of the servers, and how this process comes to trust them. */
import { randomUUID } from 'node:crypto';
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
  // A process that trusts several servers distinguishes their certificates by this name.
  const commonName = `Offline Contentful ${randomUUID()}`;
  const made = await generate([{ name: 'commonName', value: commonName }], {
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

const original = tls.createSecureContext;
const trusted = new Set<{ pem: string }>();

const trusting: typeof original = (options) => {
  const secure = original(options);
  const context = secure.context as { addCACert: (pem: string) => void };
  for (const { pem } of trusted) context.addCACert(pem);
  return secure;
};

/**
 * Makes this process trust one more certificate authority for every TLS connection it opens, and
 * returns a function that ends that. NODE_EXTRA_CA_CERTS is read only when a process starts, so
 * clients in the same process as the server need this; child processes need the variable.
 */
export function trustIn(authority: { caFile: string }): () => void {
  const entry = { pem: readFileSync(authority.caFile, 'utf8') };
  trusted.add(entry);
  tls.createSecureContext = trusting;
  return () => {
    trusted.delete(entry);
    if (!trusted.size) tls.createSecureContext = original;
  };
}
