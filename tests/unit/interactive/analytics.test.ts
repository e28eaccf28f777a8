import { mayMeasure } from '../../../src/components/interactive/analytics/gate';
import { clickEvent } from '../../../src/components/interactive/analytics/measure';

const ids = { analyticsId: 'G-1', tagManagerId: undefined };

describe('measuring', () => {
  it('happens only when an id is set', () => {
    expect(mayMeasure({ analyticsId: undefined, tagManagerId: undefined }, {})).toBe(false);
    expect(mayMeasure({ analyticsId: '', tagManagerId: '' }, {})).toBe(false);
    expect(mayMeasure(ids, {})).toBe(true);
    expect(mayMeasure({ analyticsId: undefined, tagManagerId: 'GTM-1' }, {})).toBe(true);
  });

  it('respects Do Not Track and Global Privacy Control', () => {
    expect(mayMeasure(ids, { doNotTrack: '1' })).toBe(false);
    expect(mayMeasure(ids, { doNotTrack: 'yes' })).toBe(false);
    expect(mayMeasure(ids, { globalPrivacyControl: true })).toBe(false);
    expect(mayMeasure(ids, { doNotTrack: '0', globalPrivacyControl: false })).toBe(true);
  });

  it('counts calls and quote clicks, and no other link', () => {
    expect(clickEvent('tel:+18605550142')).toBe('call_click');
    expect(clickEvent('/contact/#quote')).toBe('quote_click');
    expect(clickEvent('#quote')).toBe('quote_click');
    expect(clickEvent('/services/')).toBeUndefined();
    expect(clickEvent('')).toBeUndefined();
  });
});
