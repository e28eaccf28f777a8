const CALL = { __html: 'showTimed()' };

/**
 * Stands right after what is shown for a time only, and decides before the first paint whether it is
 * due. `src/browser/notices.ts` has the function.
 */
export const ShowTimed = () => <script dangerouslySetInnerHTML={CALL} />;
