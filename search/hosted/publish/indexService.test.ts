import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeService, startFakeService } from '../testing/fakeService';
import { createIndexService } from './indexService';

let fake: FakeService;

const service = () => createIndexService({ applicationId: 'ID', adminKey: 'admin-key', hosts: [fake.origin] });
const bodies = () => fake.calls.map(({ body }) => (body === '' ? undefined : (JSON.parse(body) as unknown)));

beforeEach(async () => {
  fake = await startFakeService();
});

afterEach(() => fake.stop());

const twoRecords = new Map([
  ['/docs/a', { objectID: '/docs/a', hash: 'aa' }],
  ['/docs/b', { objectID: '/docs/b' }],
]);

describe('hashes of an index', () => {
  it('are asked for alone, by id; what somebody else wrote has none', async () => {
    fake.indexes.set('docs', { records: twoRecords, settings: {}, synonyms: [], rules: [] });
    expect([...(await service().loadHashes('docs'))]).toEqual([
      ['/docs/a', 'aa'],
      ['/docs/b', ''],
    ]);
    expect(bodies()).toMatchObject([{ attributesToRetrieve: ['hash'] }]);
  });

  it('are none where there is no index', async () => {
    expect((await service().loadHashes('docs')).size).toBe(0);
  });

  it('are not said to be none when the service refuses', async () => {
    fake.fail({ status: 403 });
    await expect(service().loadHashes('docs')).rejects.toMatchObject({ status: 403 });
  });
});

describe('an index to delete', () => {
  it('may be missing', async () => {
    fake.fail({ status: 404 });
    await expect(service().deleteIndex('docs')).resolves.toBeUndefined();
  });

  it('is not said to be gone when the service refuses', async () => {
    fake.fail({ status: 403 });
    await expect(service().deleteIndex('docs')).rejects.toMatchObject({ status: 403 });
  });
});

it('synonyms take the place of those before', async () => {
  await service().replaceSynonyms('docs', []);
  expect(fake.calls[0]?.address.searchParams.get('replaceExistingSynonyms')).toBe('true');
});

it('a task is waited for at the service', async () => {
  await service().waitForTask('docs', 7);
  expect(fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /1/indexes/docs/task/7']);
});
