import { randomUUID } from 'node:crypto';
import { generate } from 'selfsigned';

/** PEM texts of one certificate for `localhost`, which is its own authority, and of its key. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** Makes a throw-away certificate for localhost, 127.0.0.1 and ::1, valid for a year. */
export async function createCertificate(): Promise<Certificate> {
  // A process that trusts several servers tells their certificates apart by this name.
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
