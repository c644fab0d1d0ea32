import type { Footer } from '@docusaurus/theme-common';
import { type Brand, brand } from './brand';
import { allPagesAddress, searchRoute } from './fixedRoutes';
import { docRoute } from './routes';

type Link = { label: string; id: string };

const columns: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: '产品',
    links: [
      { label: '低代码流程图控制系统软件', id: 'automation/work-flow-intro' },
      { label: '低代码 HMI 组态软件', id: 'lowcode/hmi' },
      { label: '边缘计算系统软件 Janus', id: 'janus/user/introduction' },
      { label: '工业云平台及服务 Neptune', id: 'neptune/user/introduction' },
    ],
  },
  {
    title: '接入与开发',
    links: [
      { label: 'Triton 边缘连接器', id: 'triton/deploy/introduction' },
      { label: '设备通过 MQTT 连接', id: 'neptune/api/device_connection/mqtt' },
      { label: 'Neptune API', id: 'neptune/api/overview' },
      { label: 'Janus API', id: 'janus/api/introduction' },
      { label: '开放平台', id: 'open-platform/introduction' },
    ],
  },
];

/** Builds the footer: columns of links to existing pages, logo and copyright. */
export function buildFooter(writtenIds: readonly string[]): Footer {
  const written = new Set(writtenIds);
  const links = columns
    .map(({ title, links: all }) => ({
      title,
      items: all.filter(({ id }) => written.has(id)).map(({ label, id }) => ({ label, to: docRoute(id) })),
    }))
    .filter(({ items }) => items.length > 0);
  return {
    style: 'dark',
    logo: {
      alt: brand.logo.alt,
      src: brand.logo.srcDark,
      width: brand.logo.width,
      height: brand.logo.height,
      href: '/',
    },
    links: [
      ...links,
      {
        title: '帮助',
        items: [
          { label: '搜索', to: searchRoute },
          { label: '全部页面', to: allPagesAddress },
          { label: '离线阅读', to: '/offline' },
          { label: '如何使用本站', to: '/markdown-page' },
        ],
      },
    ],
    copyright: `Copyright © ${brand.copyrightYears} ${brand.copyrightHolder}`,
  };
}

export type FooterRecord = { label: string; href: string };

/**
 * Builds links to the registers for the record numbers that a site in mainland China must show. The order is required by
 * law. Empty when the brand has none.
 */
export function buildRecords({
  icpRecord,
  publicSecurityRecord,
}: Pick<Brand, 'icpRecord' | 'publicSecurityRecord'>): FooterRecord[] {
  return [
    ...(icpRecord ? [{ label: icpRecord, href: 'https://beian.miit.gov.cn' }] : []),
    ...(publicSecurityRecord
      ? [
          {
            label: publicSecurityRecord.text,
            href: `https://beian.mps.gov.cn/#/query/webSearch?code=${encodeURIComponent(publicSecurityRecord.code)}`,
          },
        ]
      : []),
  ];
}
