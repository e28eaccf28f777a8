/** Records the requests to the server, and injects faults into them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import { ApiError } from './errors';
import type { ApiName } from './routes';

/** One request that was answered. */
interface LoggedRequest {
  api?: ApiName;
  method: string;
  path: string;
  status: number;
}

type RequestFilter = Partial<Omit<LoggedRequest, 'path'>> & { path?: RegExp };

/** A fault to inject into requests that match every given part of the rule. */
export interface FailRule extends Omit<RequestFilter, 'status'> {
  /** The number of matching requests to affect; all of them when left out. */
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

const fits = (rule: RequestFilter, request: Omit<LoggedRequest, 'status'>): boolean =>
  (rule.api ?? request.api) === request.api &&
  (rule.method ?? request.method) === request.method &&
  (rule.path?.test(request.path) ?? true);

/** Cuts the connection in the middle of the answer. */
const cutShort = (response: Response): void => {
  response.end = ((body: string | Buffer) => {
    const bytes = Buffer.from(body);
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    return response;
  }) as Response['end'];
};

/** Records answered requests, and applies the active faults to new ones. */
export class Requests {
  private answered: LoggedRequest[] = [];
  private faults: { rule: FailRule; left: number }[] = [];

  clear(): void {
    this.answered = [];
  }

  /** The number of matching requests; all requests without a filter. */
  count(filter: RequestFilter = {}): number {
    return this.answered.filter(
      (request) => fits(filter, request) && (filter.status ?? request.status) === request.status,
    ).length;
  }

  /** Switches a fault on; the function returned switches it off. */
  fail(rule: FailRule): () => void {
    const fault = { rule, left: rule.times ?? Infinity };
    this.faults.push(fault);
    return () => {
      this.faults = this.faults.filter((one) => one !== fault);
    };
  }

  /** Middleware to use before the routes, with the name of the API in `locals`. */
  readonly meet: RequestHandler = (request, response, next) => {
    const { api } = response.locals as { api?: ApiName };
    const asked = { api, method: request.method, path: decodeURI(request.path) };
    // Recorded as soon as it is answered: a test counts once it has the response.
    response.once('prefinish', () => {
      this.answered.push({ ...asked, status: response.statusCode });
    });
    const struck = this.faults.filter(({ rule, left }) => left > 0 && fits(rule, asked));
    for (const fault of struck) fault.left -= 1;
    const rules = struck.map(({ rule }) => rule);
    if (rules.some(({ drop }) => drop)) {
      // A response that is cut never finishes.
      this.answered.push({ ...asked, status: 0 });
      cutShort(response);
    }
    const answer = (): void => {
      const fault = rules.find(({ status }) => status !== undefined);
      if (!fault) return next();
      const { status = 500, headers = {}, body } = fault;
      response.status(status).set(headers);
      response.send(body ?? JSON.stringify(new ApiError(status).body));
    };
    void wait(Math.max(0, ...rules.map(({ delayMs = 0 }) => delayMs))).then(answer);
  };
}
