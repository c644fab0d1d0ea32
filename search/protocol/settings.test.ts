import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings';

const embedded = { indexName: 'docs', feedbackUrl: '', hitsPerGroup: 5, provider: { kind: 'embedded' } };
const provider = {
  kind: 'hosted',
  applicationId: 'ID',
  searchKey: 'key',
  hosts: ['https://search.example.com'],
  fallsBack: true,
};

describe('search settings', () => {
  it('are parsed without unknown members', () => {
    expect(parseSettings({ ...embedded, adminKey: 'secret' })).toEqual(embedded);
    expect(parseSettings({ ...embedded, provider: { ...provider, adminKey: 'secret' } }).provider).toEqual(provider);
  });

  it('need no address for reports', () => {
    const { indexName, hitsPerGroup, provider: shipped } = embedded;
    const settings = { indexName, hitsPerGroup, provider: shipped };
    expect(parseSettings(settings)).toEqual(settings);
  });

  it.each([
    [undefined, 'no settings'],
    [{ ...embedded, indexName: '' }, 'no index name'],
    [{ ...embedded, feedbackUrl: 7 }, 'address for reports is not a text'],
    [{ ...embedded, hitsPerGroup: 0 }, 'whole number from 1 up'],
    [{ ...embedded, hitsPerGroup: 2.5 }, 'whole number from 1 up'],
    [{ ...embedded, provider: undefined }, 'neither "embedded" nor "hosted"'],
    [{ ...embedded, provider: { kind: 'other' } }, 'neither "embedded" nor "hosted"'],
    [{ ...embedded, provider: { ...provider, applicationId: '' } }, 'without application id'],
    [{ ...embedded, provider: { ...provider, searchKey: undefined } }, 'without public search key'],
    [{ ...embedded, provider: { ...provider, hosts: [] } }, 'not a list of origins'],
    [{ ...embedded, provider: { ...provider, hosts: ['https://user@a.example'] } }, 'not a list of origins'],
    [{ ...embedded, provider: { ...provider, hosts: ['https://a.example/'] } }, 'not a list of origins'],
    [{ ...embedded, provider: { ...provider, hosts: ['https://a.example:65536'] } }, 'not a list of origins'],
    [{ ...embedded, provider: { ...provider, hosts: ['javascript:alert(1)'] } }, 'not a list of origins'],
    [{ ...embedded, provider: { ...provider, fallsBack: 'yes' } }, 'without "fallsBack"'],
  ])('are refused when they are %j', (data, reason) => {
    expect(() => parseSettings(data)).toThrow(reason);
  });

  it('accept any valid host and port', () => {
    const hosts = ['http://localhost:1', 'https://a-b.example:65535', 'https://10.0.0.1'];
    expect(parseSettings({ ...embedded, provider: { ...provider, hosts } }).provider).toMatchObject({ hosts });
    expect(hosts.map((host) => new URL(host).origin)).toEqual(hosts);
  });

  it('are either parsed or refused with a TypeError', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        try {
          parseSettings(data);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
        }
      }),
    );
  });
});
