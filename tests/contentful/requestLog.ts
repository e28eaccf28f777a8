import type { ApiName } from './http';

/** One request that was answered; `bytes` is the size of the answer's body. */
export interface LoggedRequest {
  api: ApiName;
  method: string;
  path: string;
  query: Record<string, string>;
  status: number;
  bytes: number;
}

export type RequestFilter = Partial<Omit<LoggedRequest, 'path' | 'query' | 'bytes'>> & {
  path?: RegExp | string;
};

/** What the servers were asked, oldest first. */
export class RequestLog {
  private requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.requests.push(request);
  }

  clear(): void {
    this.requests = [];
  }

  /** The requests that fit; all of them without a filter. A path may be a pattern. */
  list(filter: RequestFilter = {}): LoggedRequest[] {
    return this.requests.filter((request) => {
      const { path, api, method, status } = filter;
      const pathFits = path instanceof RegExp ? path.test(request.path) : path === request.path;
      return (
        (path === undefined || pathFits) &&
        (api ?? request.api) === request.api &&
        (method ?? request.method) === request.method &&
        (status ?? request.status) === request.status
      );
    });
  }

  count(filter: RequestFilter = {}): number {
    return this.list(filter).length;
  }
}
