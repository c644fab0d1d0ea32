import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describePlaceholders, findPlaceholders } from './placeholders';

const published = {
  url: 'https://docs.acme.cn',
  title: '文档中心',
  copyrightHolder: '某公司',
  feedbackAddress: 'docs@acme.cn',
};

const namesOf = (change: object) => findPlaceholders({ ...published, ...change }).map(({ name }) => name);

describe('findPlaceholders', () => {
  it('returns none when every value is set', () => {
    expect(namesOf({})).toEqual([]);
    expect(describePlaceholders(published)).toBe('');
  });

  it.each([
    [{ url: 'https://docs.example.com' }, 'url'],
    [{ url: 'https://docs.example' }, 'url'],
    [{ copyrightHolder: published.title }, 'copyrightHolder'],
    [{ feedbackAddress: undefined }, 'feedbackAddress'],
    [{ feedbackAddress: 'docs@example.com' }, 'feedbackAddress'],
  ])('returns the value of %j', (change, name) => {
    expect(namesOf(change)).toEqual([name]);
  });

  it('ignores a host that only ends like a reserved one', () => {
    expect(namesOf({ url: 'https://docs.myexample.com', feedbackAddress: 'a@latest' })).toEqual([]);
  });

  it('describes value, place of display and place of configuration', () => {
    expect(describePlaceholders({ ...published, url: 'https://docs.example.com' })).toBe(
      [
        'WARNING: do not publish this build, these values are still at their defaults.',
        '  url: https://docs.example.com',
        '    shown in: canonical links, sitemap, feed, Markdown, contracts, USB edition',
        '    set:      the environment variable SITE_URL or url in catalog/brand.ts',
        '  See the checklist in deploy/README.md, "Before publishing".',
      ].join('\n'),
    );
  });
});

describe('npm run build', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const command = 'tsx editions/finishBuild.ts';

  it('runs the steps after the build last, unlike npm start', () => {
    expect(scripts.build?.split(' && ').at(-1)).toBe(command);
    expect(scripts.start).not.toContain(command);
  });

  it('warns of the address unless SITE_URL is set', () => {
    const warn = (environment: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'editions/finishBuild.ts', 'warn'], {
        encoding: 'utf8',
        env: { ...process.env, ...environment },
      }).stderr;
    expect(warn({ SITE_URL: 'https://docs.example.com' })).toContain('  url: https://docs.example.com\n');
    expect(warn({ SITE_URL: 'https://docs.acme.cn' })).not.toContain('  url:');
  });
});
