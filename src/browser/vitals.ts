import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Reports how fast the page was for this visitor. */
export const reportVitals = (
  track: (name: string, parameters: Readonly<Record<string, string | number>>) => void,
): void => {
  const report = ({ name, value, id, rating }: Metric): void => {
    // The shift score is a fraction; the service keeps whole numbers.
    const whole = Math.round(name === 'CLS' ? value * 1000 : value);
    track('web_vitals', { metric: name, value: whole, metric_id: id, rating });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
};
