import { rateLimited } from './errors';
import type { ApiName } from './http';

/** Requests a second that each API allows; an API left out has no limit. */
export type RateLimits = Partial<Record<ApiName, number>>;

const SECOND = 1000;

/** Counts requests in windows of one second, as Contentful does. */
export class RateLimiter {
  private readonly windows = new Map<ApiName, { start: number; used: number }>();

  constructor(private readonly limits: RateLimits) {}

  /** Headers to send with the answer; throws the 429 when the second is used up. */
  admit(api: ApiName): Record<string, string> {
    const limit = this.limits[api];
    if (limit === undefined) return {};
    const now = Date.now();
    const current = this.windows.get(api);
    const window = current && now - current.start < SECOND ? current : { start: now, used: 0 };
    window.used += 1;
    this.windows.set(api, window);
    if (window.used > limit) throw rateLimited(1);
    return {
      'X-Contentful-RateLimit-Second-Limit': String(limit),
      'X-Contentful-RateLimit-Second-Remaining': String(limit - window.used),
    };
  }
}
