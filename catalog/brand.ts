/**
 * Name, owner and address of the site, with neutral defaults. A deployment changes only this file, or sets `SITE_URL` for
 * one build. The build warns of defaults that must not be published (`placeholders.ts`). deploy/README.md has a checklist.
 */
export type Brand = {
  /** Title of the site, shown after `|` in the title of the browser tab. */
  title: string;
  /** Short name next to the logo. */
  navbarTitle: string;
  tagline: string;
  /** Origin of the published site, without a path. */
  url: string;
  /** Appears in the footer after "Copyright © 2008-2025". */
  copyrightHolder: string;
  copyrightYears: string;
  logo: { src: string; srcDark: string; alt: string; width: number; height: number };
  /** Image for link previews, at least 300 x 300 px. */
  socialImage: string;
  /** Mail address of the maintainers. Without one, users can only copy a report. */
  feedbackAddress?: string;
  /** Where to report vulnerabilities, `mailto:…` or `https://…`. Published as `/.well-known/security.txt` when set. */
  securityContact?: string;
  /** Receives reports of violations of the content security policy. Browsers send none by default. */
  policyReportAddress?: string;
  /** Record number of the Ministry of Industry and Information Technology (ICP 备案号), shown when set. */
  icpRecord?: string;
  /** Public security record (公安备案号) and the code in its address, shown when set. */
  publicSecurityRecord?: { text: string; code: string };
};

export const brand: Brand = {
  title: '工业物联网与自动化文档中心',
  navbarTitle: '文档中心',
  tagline: '设备接入、边缘计算、工业云平台、低代码控制与组态的说明文档',
  url: process.env.SITE_URL ?? 'https://docs.example.com',
  copyrightHolder: '工业物联网与自动化文档中心',
  copyrightYears: '2008-2025',
  logo: { src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', alt: '文档中心首页', width: 32, height: 32 },
  socialImage: '/img/social-card.png',
  feedbackAddress: undefined,
};
