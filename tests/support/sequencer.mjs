/**
 * Begins with the files that take minutes: one that began last would run on alone beside an idle processor.
 * Where nothing is known of earlier runs, jest begins with the largest files.
 */
import Sequencer from '@jest/test-sequencer';

const TAKES_MINUTES = /\/tests\/(?:journeys|pipeline)\/|\/(?:hostile|preview\.long)\.test/;

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const takesMinutes = ({ path }) => TAKES_MINUTES.test(path);
    const sorted = super.sort(tests);
    return [...sorted.filter(takesMinutes), ...sorted.filter((test) => !takesMinutes(test))];
  }
}
