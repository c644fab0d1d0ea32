import { describe, expect, it } from 'vitest';
import { brand } from './brand';
import { buildFooter, buildRecords } from './footer';

describe('the footer', () => {
  // spec: footer-style-and-copyright
  it('is dark and shows the copyright years and holder', () => {
    expect(buildFooter([])).toMatchObject({
      style: 'dark',
      copyright: `Copyright © 2008-2025 ${brand.copyrightHolder}`,
    });
  });

  // spec: footer-links-written-pages
  it('links only to existing pages', () => {
    const labels = JSON.stringify(buildFooter(['lowcode/hmi']).links);
    expect(labels).toContain('低代码 HMI 组态软件');
    expect(labels).not.toContain('Neptune');
  });
});

describe('the record numbers', () => {
  it('are empty by default', () => {
    expect(buildRecords(brand)).toEqual([]);
  });

  it('link to the two registers', () => {
    expect(
      buildRecords({ icpRecord: '京ICP备1号', publicSecurityRecord: { text: '京公网安备 2号', code: '110' } }),
    ).toEqual([
      { label: '京ICP备1号', href: 'https://beian.miit.gov.cn' },
      { label: '京公网安备 2号', href: 'https://beian.mps.gov.cn/#/query/webSearch?code=110' },
    ]);
  });
});
