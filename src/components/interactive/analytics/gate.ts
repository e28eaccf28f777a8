export interface AnalyticsIds {
  readonly analyticsId: string | undefined;
  readonly tagManagerId: string | undefined;
}

interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether measuring is configured at all and the visitor has not said no. */
export const mayMeasure = (ids: AnalyticsIds, wishes: Wishes): boolean =>
  Boolean(ids.analyticsId || ids.tagManagerId) &&
  wishes.doNotTrack !== '1' &&
  wishes.doNotTrack !== 'yes' &&
  wishes.globalPrivacyControl !== true;

// Gatsby puts the values in at build time, so the names must be written out.
const configured = (): AnalyticsIds => ({
  analyticsId: process.env.GATSBY_ANALYTICS_ID,
  tagManagerId: process.env.GATSBY_TAG_MANAGER_ID,
});

/**
 * Starts measuring once the page is loaded and idle. Without ids, or for visitors who asked not to
 * be tracked, nothing is requested, from anywhere.
 */
export const startAnalytics = (): void => {
  const ids = configured();
  if (!mayMeasure(ids, navigator)) return;
  const start = () =>
    void import(/* webpackChunkName: "analytics" */ './measure').then(
      ({ measure }) => measure(ids),
      // Blocked or offline: the page works without it.
      () => undefined,
    );
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(start, { timeout: 5000 })
      : setTimeout(start, 1000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
