import type { ApiName, ApiRequest } from './http';

/** A fault to inject. Every given part of the rule must fit a request for the fault to strike. */
export interface FailRule {
  api?: ApiName;
  method?: string;
  path?: RegExp;
  /** How many fitting requests to strike; all of them when left out. */
  times?: number;
  /** How many fitting requests to let pass first. */
  after?: number;
  /** Answer with this status and Contentful's body for it. */
  status?: number;
  /** Replaces the body of the answer. */
  body?: string;
  headers?: Record<string, string>;
  /** Cut the connection: before anything is sent, or in the middle of the real answer. */
  drop?: 'before-response' | 'mid-body';
  /** Wait before answering, in milliseconds. */
  delayMs?: number;
}

interface ActiveRule {
  rule: FailRule;
  passed: number;
  struck: number;
}

/** The faults that are switched on at a time. */
export class Failures {
  private active: ActiveRule[] = [];

  /** Switches a fault on; the function returned switches it off. */
  add(rule: FailRule): () => void {
    const entry: ActiveRule = { rule, passed: 0, struck: 0 };
    this.active.push(entry);
    return () => {
      this.active = this.active.filter((one) => one !== entry);
    };
  }

  /** The faults that strike this request, counted as used. */
  strike(request: ApiRequest): FailRule[] {
    return this.active
      .filter(({ rule }) => (rule.api ?? request.api) === request.api)
      .filter(({ rule }) => (rule.method ?? request.method) === request.method)
      .filter(({ rule }) => rule.path?.test(request.path) ?? true)
      .filter((entry) => {
        if (entry.passed < (entry.rule.after ?? 0)) {
          entry.passed += 1;
          return false;
        }
        if (entry.struck >= (entry.rule.times ?? Infinity)) return false;
        entry.struck += 1;
        return true;
      })
      .map(({ rule }) => rule);
  }
}
