/**
 * After what comes and goes by its times: decides before the first paint whether it is due
 * (`src/browser/timed.ts`).
 */
export const ShowTimed = () => <script dangerouslySetInnerHTML={{ __html: 'showTimed()' }} />;
