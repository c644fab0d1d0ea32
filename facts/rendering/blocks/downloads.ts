import { listFacts } from '../../findFact';
import type { Block } from '../block';
import { renderCode, renderTable } from '../table';
import { checkArea } from './values';

const elsewhere = '见下载页';

export const downloadsBlock: Block = {
  name: 'downloads',
  argumentNames: '<area>',
  summary: '下载表：平台、文件、版本、大小、校验值（SHA-256）',
  render([area = ''], resolver) {
    checkArea(area, resolver);
    const downloads = listFacts(resolver.facts, 'download', area);
    if (downloads.length === 0) resolver.fail(`${area} has no downloads; add them to facts/${area}/downloads.yaml`);
    for (const download of downloads) resolver.use(download);
    return renderTable(
      ['平台', '文件', '版本', '大小', '校验值（SHA-256）'],
      downloads.map(({ platform, fileName, version, size, sha256 }) => [
        platform,
        renderCode(fileName),
        version,
        size ?? elsewhere,
        sha256 === undefined ? elsewhere : renderCode(sha256),
      ]),
    );
  },
};
