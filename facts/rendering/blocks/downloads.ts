import { listFacts } from '../../findFact';
import type { Block } from '../block';
import { renderCode, renderTable } from '../table';
import { checkArea } from './values';

const elsewhere = '见下载页';

export const downloadsBlock: Block = {
  name: 'downloads',
  argumentNames: '<area> [group]',
  summary: '下载表：平台、文件、版本、大小、校验值（SHA-256）；不写 group 时只列不属于任何一组的文件',
  render([area = '', group], resolver) {
    checkArea(area, resolver);
    const downloads = listFacts(resolver.facts, 'download', area).filter((download) => download.group === group);
    const missing = group === undefined ? area : `${area} of group ${group}`;
    if (downloads.length === 0) resolver.fail(`${missing} has no downloads; add them to facts/${area}/downloads.yaml`);
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
