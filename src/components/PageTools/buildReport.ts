import { translate } from '@docusaurus/Translate';

export type Report = {
  title: string;
  /** Absolute URL of the page. */
  url: string;
  /** Heading of the section the report is about; empty for the whole page. */
  section: string;
  reviewedOn: string | undefined;
  /** Text entered by the user. */
  description: string;
  userAgent: string;
};

/** Builds the report text from which a maintainer can find the place and reproduce the problem. */
export function buildReport({ title, url, section, reviewedOn, description, userAgent }: Report): string {
  const line = (label: string, value: string) => `${label}：${value}`;
  return [
    line(translate({ id: 'page.report.page', message: '页面' }), `${title} ${url}`),
    line(
      translate({ id: 'page.report.section', message: '章节' }),
      section || translate({ id: 'page.report.wholePage', message: '整页' }),
    ),
    line(translate({ id: 'page.report.reviewed', message: '最近核对' }), reviewedOn ?? '—'),
    line(translate({ id: 'page.report.browser', message: '浏览器' }), userAgent),
    line(translate({ id: 'page.report.description', message: '现象' }), description.trim()),
  ].join('\n');
}

/** Returns a `mailto:` URL with the report as the body. */
export function buildMailAddress(address: string, title: string, report: string): string {
  const subject = translate({ id: 'page.report.subject', message: '文档问题：{title}' }, { title });
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(report)}`;
}
