import { readFileSync } from 'node:fs';
import tls from 'node:tls';

/**
 * Makes this process trust one more certificate authority for every TLS connection it opens, and
 * returns a function that ends that. NODE_EXTRA_CA_CERTS is read only when a process starts, so
 * clients in the same process as the server need this; child processes need the variable.
 */
export function trustIn(authority: { caFile: string }): () => void {
  const pem = readFileSync(authority.caFile, 'utf8');
  const original = tls.createSecureContext;
  const trusting: typeof tls.createSecureContext = (options) => {
    const secure = original(options);
    const context: { addCACert?: (pem: string) => void } = secure.context ?? {};
    context.addCACert?.(pem);
    return secure;
  };
  tls.createSecureContext = trusting;
  return () => {
    if (tls.createSecureContext === trusting) tls.createSecureContext = original;
  };
}
