/** Grades responses of this site by the rules of Mozilla HTTP Observatory. */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RawResponse } from '../../deploy/contract/sendRequest';
import { expect, test } from './servingFixtures';

const bonusFrom = 90; // MINIMUM_SCORE_FOR_EXTRA_CREDIT of the scanner
const host = 'docs.example.com';

/** Creates an empty HSTS preload list, which the install script of the scanner would download. */
function provideHstsList(): void {
  const folder = path.dirname(createRequire(__filename).resolve('@mdn/mdn-http-observatory/package.json'));
  const list = path.join(folder, 'conf', 'hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
}

/** Grades a response as if it came over HTTPS from a host that redirects HTTP (deploy/README.md). */
async function grade({ status, headers, body }: RawResponse) {
  provideHstsList();
  const { Requests } = await import('@mdn/mdn-http-observatory/src/types.js');
  const { Session } = await import('@mdn/mdn-http-observatory/src/retriever/session.js');
  const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
  const { getGradeForScore, getScoreModifier } = await import('@mdn/mdn-http-observatory/src/grader/grader.js');
  const response = {
    headers,
    status,
    statusText: '',
    verified: true,
    data: '',
    config: {},
    request: {},
    httpEquiv: new Map<string, string[]>(),
  };
  const requests = new Requests(host);
  requests.resources.path = body.toString();
  requests.session = new Session(new URL(`https://${host}/`));
  const steps = [
    { url: new URL(`http://${host}/`), status: 301 },
    { url: new URL(`https://${host}/`), status },
  ];
  requests.responses = {
    auto: response,
    cors: response,
    http: response,
    https: response,
    httpRedirects: steps,
    httpsRedirects: steps.slice(1),
  };
  const results = ALL_TESTS.map((check) => check(requests));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const base = 100 + modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 0);
  const score = base >= bonusFrom ? 100 + modifiers.reduce((sum, modifier) => sum + modifier, 0) : base;
  return {
    ...getGradeForScore(score),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    results: results.map(({ result }, index) => `${result} ${modifiers[index]}`),
  };
}

for (const [address, minScore] of [
  ['/', 135],
  ['/docs/neptune/user/introduction', 135],
  ['/search', 135],
  ['/docs/none', 135],
  ['/img/logo.svg', 130], // loads no script, so gets no points for integrity
] as const) {
  test(`has Mozilla Observatory grade A+ with ${minScore} or more for ${address}`, async ({ send }) => {
    const {
      score,
      grade: letter,
      failed,
      results,
    } = await grade(await send(address, { Origin: 'https://http-observatory.security.mozilla.org' }));
    expect(failed).toEqual([]);
    expect(score, results.join('\n')).toBeGreaterThanOrEqual(minScore);
    expect(letter).toBe('A+');
  });
}
