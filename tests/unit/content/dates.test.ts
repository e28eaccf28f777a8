/** Dates as editors leave them. The machine that builds may be anywhere. */
import { readDate } from '../../../src/content/read/dates';

const ownZone = process.env.TZ;
afterAll(() => {
  process.env.TZ = ownZone;
});

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('on a machine in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });

  it.each([
    ['2024-05-01', '2024-05-01T04:00:00.000Z', '2024-05-02T04:00:00.000Z'],
    ['2024-01-31', '2024-01-31T05:00:00.000Z', '2024-02-01T05:00:00.000Z'],
    // The nights on which clocks are changed.
    ['2024-03-10', '2024-03-10T05:00:00.000Z', '2024-03-11T04:00:00.000Z'],
    ['2024-11-03', '2024-11-03T04:00:00.000Z', '2024-11-04T05:00:00.000Z'],
  ])('the day %s begins and ends where the company is', (day, start, end) => {
    // As Contentful stores a picked day: with midnight where the browser is.
    const picked = ['-05:00', '-04:00', '-08:00', '+00:00'].map((zone) => `${day}T00:00${zone}`);
    for (const typed of [day, ...picked, `${day}T00:00:00Z`]) {
      expect(readDate(typed, 'day')).toBe(day);
      expect(readDate(typed, 'start')).toBe(start);
      expect(readDate(typed, 'end')).toBe(end);
    }
  });

  it.each([
    ['2024-05-01T08:30', '2024-05-01T12:30:00.000Z'],
    ['2024-12-01T08:30:15', '2024-12-01T13:30:15.000Z'],
    ['2024-05-01T08:30-04:00', '2024-05-01T12:30:00.000Z'],
    ['2024-05-01T00:01-04:00', '2024-05-01T04:01:00.000Z'],
    ['2024-05-01T23:00:00.000Z', '2024-05-01T23:00:00.000Z'],
  ])('%s is one moment', (typed, moment) => {
    for (const means of ['day', 'start', 'end'] as const)
      expect(readDate(typed, means)).toBe(moment);
  });

  it.each(['soon', '2024-02-31', '2024-13-01', '2024-05-01T25:00', '05/01/2024', '2024'])(
    '%s is no date',
    (typed) => expect(readDate(typed, 'day')).toBeUndefined(),
  );
});
