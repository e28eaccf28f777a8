import { liveFields } from '../../../src/preview/liveTexts';
import type { PreviewFile } from '../../../src/preview/previewFile';

const file: PreviewFile = {
  spaceId: 'space',
  environment: 'master',
  locale: 'en-US',
  targets: {},
  config: {
    company: 'Hartford Tree Care',
    city: 'Hartford',
    state: 'Connecticut',
    phoneDisplay: '(860) 555-0142',
    phoneDashed: '860-555-0142',
    phoneLink: '+18605550142',
    hoursOfOperation: '24/7',
  },
  counting: '',
  paths: {},
};

it('a fact that an editor has just emptied keeps its previous value', () => {
  const facts = {
    sys: { id: 'facts' },
    fields: { phoneDisplay: '(860) 555-0142', company: null },
  };
  const home = { sys: { id: 'home' }, fields: { heading: 'Ask {{company}}' } };
  expect(liveFields(file, [facts, home]).get('home heading')?.texts).toEqual([
    'Ask Hartford Tree Care',
  ]);
});
