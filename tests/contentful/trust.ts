import { readFileSync } from 'node:fs';
import tls from 'node:tls';

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
