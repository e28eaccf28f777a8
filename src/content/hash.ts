/**
 * A number of 53 bits that follows from a text alone, in builds and in browsers.
 *
 * @see https://en.wikipedia.org/wiki/Fowler–Noll–Vo_hash_function (FNV-1a, of UTF-16 code units)
 */
export const hashOf = (text: string): number => {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  return Number(BigInt.asUintN(53, hash));
};
