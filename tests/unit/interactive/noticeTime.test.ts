import { isNoticeShown } from '../../../src/components/interactive/noticeTime';

const at = (time: string) => Date.parse(time);
const storm = { id: 'a1', startsAt: '2024-03-01T12:00-05:00', endsAt: '2024-03-02T12:00-05:00' };

describe('the notice', () => {
  it.each([
    ['2024-03-01T16:59:59Z', false],
    ['2024-03-01T17:00:00Z', true],
    ['2024-03-02T16:59:59Z', true],
    ['2024-03-02T17:00:00Z', false],
  ])('at %s shows: %p', (now, shown) => {
    expect(isNoticeShown(storm, at(now), null)).toBe(shown);
  });

  it('without times shows always, and damaged times do not hide it', () => {
    expect(isNoticeShown({ id: 'a1' }, 0, null)).toBe(true);
    expect(isNoticeShown({ id: 'a1', startsAt: 'soon', endsAt: 'later' }, 0, null)).toBe(true);
  });

  it('stays away once closed, until its text changes', () => {
    const now = at('2024-03-01T18:00:00Z');
    expect(isNoticeShown(storm, now, 'a1')).toBe(false);
    expect(isNoticeShown({ ...storm, id: 'a2' }, now, 'a1')).toBe(true);
  });
});
