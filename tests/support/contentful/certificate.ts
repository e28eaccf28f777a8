import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import {
  bits,
  boolean,
  element,
  explicit,
  integer,
  octets,
  oid,
  sequence,
  set,
  utcTime,
  utf8,
} from './der';

/**
 * A throw-away certificate authority and a server certificate for `localhost`, made with nothing
 * but node:crypto so that it works where no openssl is installed. Layout: RFC 5280.
 */
export interface Certificates {
  /** PEM of the authority, for NODE_EXTRA_CA_CERTS. */
  authority: string;
  /** PEM of the server certificate. */
  certificate: string;
  /** PEM of the server's private key. */
  key: string;
}

const DAY = 24 * 60 * 60 * 1000;
const ECDSA_WITH_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

const pem = (label: string, der: Buffer): string => {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
};

const nameOf = (commonName: string): Buffer =>
  sequence(set(sequence(oid('2.5.4.3'), utf8(commonName))));

const extension = (id: string, critical: boolean, value: Buffer): Buffer =>
  sequence(oid(id), ...(critical ? [boolean(true)] : []), octets(value));

const publicDer = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

const keyIdOf = (key: KeyObject): Buffer => createHash('sha1').update(publicDer(key)).digest();

const issue = (request: {
  subject: string;
  subjectKey: KeyObject;
  issuer: string;
  issuerPublicKey: KeyObject;
  issuerPrivateKey: KeyObject;
  extensions: Buffer[];
}): string => {
  // A first byte between 1 and 127 keeps the serial number positive and without leading zeros.
  const serial = Buffer.concat([Buffer.from([0x4f]), randomBytes(15)]);
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(serial),
    ECDSA_WITH_SHA256,
    nameOf(request.issuer),
    sequence(utcTime(new Date(Date.now() - DAY)), utcTime(new Date(Date.now() + 365 * DAY))),
    nameOf(request.subject),
    publicDer(request.subjectKey),
    explicit(
      3,
      sequence(
        ...request.extensions,
        extension('2.5.29.14', false, octets(keyIdOf(request.subjectKey))),
        extension('2.5.29.35', false, sequence(element(0x80, keyIdOf(request.issuerPublicKey)))),
      ),
    ),
  );
  const signature = sign('sha256', body, request.issuerPrivateKey);
  return pem('CERTIFICATE', sequence(body, ECDSA_WITH_SHA256, bits(signature)));
};

/** Makes a new authority and a certificate for localhost, 127.0.0.1 and ::1, valid for a year. */
export function createCertificates(): Certificates {
  const authorityKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serverKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = `Offline Contentful authority ${randomBytes(4).toString('hex')}`;
  const signer = {
    issuer,
    issuerPublicKey: authorityKeys.publicKey,
    issuerPrivateKey: authorityKeys.privateKey,
  };
  const authority = issue({
    ...signer,
    subject: issuer,
    subjectKey: authorityKeys.publicKey,
    extensions: [
      extension('2.5.29.19', true, sequence(boolean(true))),
      extension('2.5.29.15', true, bits(Buffer.from([0x06]), 1)),
    ],
  });
  const certificate = issue({
    ...signer,
    subject: 'localhost',
    subjectKey: serverKeys.publicKey,
    extensions: [
      extension('2.5.29.15', true, bits(Buffer.from([0x80]), 7)),
      extension('2.5.29.37', false, sequence(oid('1.3.6.1.5.5.7.3.1'))),
      extension(
        '2.5.29.17',
        false,
        sequence(
          element(0x82, Buffer.from('localhost', 'ascii')),
          element(0x87, Buffer.from([127, 0, 0, 1])),
          element(0x87, Buffer.from([...new Array<number>(15).fill(0), 1])),
        ),
      ),
    ],
  });
  const key = serverKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { authority, certificate, key };
}
