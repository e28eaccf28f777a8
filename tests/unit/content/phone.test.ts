import { completePhone } from '../../../src/content/phone';

const DISPLAY = '(802) 555-0199';
const DIALED = '+18025550199';

it.each([
  [{ phoneDisplay: DISPLAY }, { phoneDashed: DISPLAY, phoneLink: DIALED }],
  [{ phoneDisplay: '1 802 555 0199' }, { phoneLink: DIALED }],
  [{ phoneDisplay: '+44 20 7946 0000' }, { phoneLink: '+442079460000' }],
  [{ phoneDashed: '802-555-0199' }, { phoneDisplay: '802-555-0199', phoneLink: DIALED }],
  [{ phoneLink: DIALED }, { phoneDisplay: DISPLAY, phoneDashed: DISPLAY }],
  [{ phoneLink: `tel:${DIALED}` }, { phoneDisplay: DISPLAY }],
  [{ phoneLink: '+442079460000' }, { phoneDisplay: '+442079460000' }],
])('of %j the other forms are %j', (own, others) => {
  expect(completePhone(own)).toMatchObject({ ...own, ...others });
});

it.each([
  { phoneDisplay: DISPLAY, phoneDashed: '802-555-0199', phoneLink: '+18025550100' },
  { phoneDisplay: 'Call us' },
  { company: 'Oak' },
])('nothing is made of %j', (own) => {
  expect(completePhone(own)).toEqual(own);
});
