/** What a test knows of the requests to the servers, and the faults it has them meet. */
import type { ApiName } from './http';

/** One request that was answered. */
interface LoggedRequest {
  api: ApiName;
  method: string;
  path: string;
  status: number;
}

type RequestFilter = Partial<Omit<LoggedRequest, 'path'>> & { path?: RegExp };

const fits = (rule: RequestFilter, request: Omit<LoggedRequest, 'status'>): boolean =>
  (rule.api ?? request.api) === request.api &&
  (rule.method ?? request.method) === request.method &&
  (rule.path?.test(request.path) ?? true);

/** What the servers were asked. */
export class RequestLog {
  private requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.requests.push(request);
  }

  clear(): void {
    this.requests = [];
  }

  /** How many requests fit; all of them without a filter. */
  count(filter: RequestFilter = {}): number {
    return this.requests.filter(
      (request) => fits(filter, request) && (filter.status ?? request.status) === request.status,
    ).length;
  }
}

/** A fault to inject. Every given part of the rule must fit a request for the fault to strike. */
export interface FailRule {
  api?: ApiName;
  method?: string;
  path?: RegExp;
  /** How many fitting requests to strike; all of them when left out. */
  times?: number;
  /** Answer with this status and Contentful's body for it. */
  status?: number;
  /** Replaces the body of the answer. */
  body?: string;
  headers?: Record<string, string>;
  /** Cut the connection in the middle of the real answer. */
  drop?: boolean;
  /** Wait before answering, in milliseconds. */
  delayMs?: number;
}

/** The faults that are switched on at a time. */
export class Failures {
  private active: { rule: FailRule; met: number }[] = [];

  /** Switches a fault on; the function returned switches it off. */
  add(rule: FailRule): () => void {
    const entry = { rule, met: 0 };
    this.active.push(entry);
    return () => {
      this.active = this.active.filter((one) => one !== entry);
    };
  }

  /** The faults that strike this request, counted as used. */
  strike(request: Omit<LoggedRequest, 'status'>): FailRule[] {
    return this.active
      .filter(({ rule }) => fits(rule, request))
      .filter((entry) => {
        entry.met += 1;
        return entry.met <= (entry.rule.times ?? Infinity);
      })
      .map(({ rule }) => rule);
  }
}
