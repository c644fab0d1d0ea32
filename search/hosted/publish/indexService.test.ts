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
  it('are requested alone, by id; foreign records have none', async () => {
    fake.indexes.set('docs', { records: twoRecords, settings: {}, synonyms: [], rules: [] });
    expect([...(await service().loadHashes('docs'))]).toEqual([
      ['/docs/a', 'aa'],
      ['/docs/b', ''],
    ]);
    expect(bodies()).toMatchObject([{ attributesToRetrieve: ['hash'] }]);
  });

  it('are empty when there is no index', async () => {
    expect((await service().loadHashes('docs')).size).toBe(0);
  });

  it('fail when the service refuses', async () => {
    fake.fail({ status: 403 });
    await expect(service().loadHashes('docs')).rejects.toMatchObject({ status: 403 });
  });
});

describe('deleting an index', () => {
  it('succeeds when it is missing', async () => {
    fake.fail({ status: 404 });
    await expect(service().deleteIndex('docs')).resolves.toBeUndefined();
  });

  it('fails when the service refuses', async () => {
    fake.fail({ status: 403 });
    await expect(service().deleteIndex('docs')).rejects.toMatchObject({ status: 403 });
  });
});

it('replaces synonyms', async () => {
  await service().replaceSynonyms('docs', []);
  expect(fake.calls[0]?.address.searchParams.get('replaceExistingSynonyms')).toBe('true');
});

it('asks for the state of the task until it is published', async () => {
  await service().waitForTask('docs', 7);
  expect(fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /1/indexes/docs/task/7']);
});
