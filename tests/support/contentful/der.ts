/** The few ASN.1 DER forms that an X.509 certificate needs (ITU-T X.690). */

const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size]);
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
};

/** One tag-length-value element around already encoded parts. */
export const element = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

export const sequence = (...parts: Buffer[]): Buffer => element(0x30, ...parts);
export const set = (...parts: Buffer[]): Buffer => element(0x31, ...parts);
export const explicit = (number: number, content: Buffer): Buffer =>
  element(0xa0 | number, content);
export const octets = (content: Buffer): Buffer => element(0x04, content);
export const bits = (content: Buffer, unused = 0): Buffer =>
  element(0x03, Buffer.from([unused]), content);
export const boolean = (value: boolean): Buffer => element(0x01, Buffer.from([value ? 0xff : 0]));
export const utf8 = (text: string): Buffer => element(0x0c, Buffer.from(text, 'utf8'));

/** A positive integer from big-endian bytes. */
export const integer = (bytes: Buffer): Buffer =>
  element(0x02, bytes.readUInt8(0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

/** An object identifier from its dotted form. */
export const oid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return element(0x06, Buffer.from(bytes));
};

/** A time in UTC, valid for years up to 2049 as RFC 5280 asks of this form. */
export const utcTime = (date: Date): Buffer => {
  const digits = date.toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return element(0x17, Buffer.from(`${digits}Z`, 'ascii'));
};
