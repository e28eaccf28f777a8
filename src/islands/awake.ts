import { useEffect, useState, type CSSProperties } from 'react';

/** Styles of a control of an island that does nothing without script: it is not seen before it works. */
export const useAwake = (): CSSProperties | undefined => {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? undefined : { visibility: 'hidden' };
};
