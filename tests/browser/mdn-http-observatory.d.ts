// Types for the parts of @mdn/mdn-http-observatory that serving-grade.spec.ts uses: the package has none.
declare module '@mdn/mdn-http-observatory/src/types.js' {
  type Response = {
    headers: unknown;
    status: number;
    statusText: string;
    verified: boolean;
    data: string;
    config: object;
    request: object;
    httpEquiv?: Map<string, string[]>;
  };
  type Step = { url: URL; status: number };
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: {
      auto: Response;
      cors: Response;
      http: Response;
      https: Response;
      httpRedirects: Step[];
      httpsRedirects: Step[];
    };
    session: unknown;
  }
}
declare module '@mdn/mdn-http-observatory/src/retriever/session.js' {
  export class Session {
    constructor(url: URL);
    url: URL;
  }
}
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}
