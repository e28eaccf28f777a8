/**
 * Follows timed content and decides before the first paint whether to show it
 * (`src/browser/timed.ts`).
 */
export const ShowTimed = () => <script dangerouslySetInnerHTML={{ __html: 'showTimed()' }} />;
