/** What the parts page of `parts.test.ts` shows; bundled for the browser by that test. */
import { createRoot } from 'react-dom/client';
import { startAnalytics } from '../../../src/components/interactive/analytics/gate';
import { Avatar } from '../../../src/components/interactive/Avatar';
import { ErrorBoundary } from '../../../src/components/interactive/ErrorBoundary';
import { reportContact } from '../../../src/components/interactive/events';
import { MapFacade } from '../../../src/components/interactive/MapFacade';

const phone = { display: '(860) 555-0142', dashed: '860-555-0142', href: 'tel:+18605550142' };
const facts = {
  company: 'Tree Care',
  city: 'Hartford',
  state: 'Connecticut',
  stateCode: 'CT',
  hours: '24/7',
  phone,
  towns: [],
};
const texts = {
  callButton: 'Call',
  errorHeading: 'Something broke.',
  errorText: `Reload, or call ${phone.display}.`,
  errorReload: 'Reload the page',
  updateReady: 'A newer version is ready.',
  loading: 'Loading…',
  mapNote: 'From outside',
  mapLoad: 'Load the map',
  mapOpen: 'Open the map',
  mapCaption: 'Drawn',
  mapTitle: 'Map of Hartford',
  mapRiver: 'River',
  opensElsewhere: '(elsewhere)',
};
const map = {
  query: 'Hartford, CT',
  embedUrl: 'https://maps.example/embed?q=Hartford%2C%20CT',
  linkUrl: 'https://maps.example/',
  city: 'Hartford',
  towns: ['Avon'],
};

const Broken = (): never => {
  throw new Error('Broken on purpose');
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <MapFacade map={map} ui={texts} />
      <Avatar name="Mary Ann Jones" url="/not-a-picture.png" />
      <Avatar name="Lee" />
      <ErrorBoundary facts={facts} ui={texts}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
}
startAnalytics();
document.addEventListener('try-contact', () => reportContact('sent'));
