const disabledFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
] as const;

const twoYearsS = 2 * 365 * 24 * 60 * 60;

export type Allowed = {
  /** `sha256-…` of inline scripts and styles, in any order. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins of a hosted search service, none when the shipped index answers. */
  searchHosts?: readonly string[];
  /** Address that receives reports of violations. */
  reportAddress?: string;
};

/** Returns `address` as it may appear in the policy. Throws when it would end the directive. */
function parseReportAddress(address: string): string {
  const { href, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol) || /[;,"'\\$]/.test(href))
    throw new Error(
      `policyReportAddress in catalog/brand.ts: "${address}" is not an http address without ; , " ' \\ $`,
    );
  return href;
}

/** The policy of every response. */
export function buildContentSecurityPolicy({ scripts, styles, searchHosts = [], reportAddress }: Allowed): string {
  const allow = (directive: string, hashes: readonly string[]): string =>
    [directive, "'self'", ...[...hashes].sort().map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    allow('script-src', scripts),
    allow('style-src', styles),
    "img-src 'self' data:", // Infima's icons are data: URLs
    "font-src 'self'",
    ["connect-src 'self'", ...searchHosts].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default', // src/client/trustedScripts.ts
    // Not report-to: it needs a second header with quotes in its value, and browsers support both.
    ...(reportAddress === undefined ? [] : [`report-uri ${parseReportAddress(reportAddress)}`]),
  ].join('; ');
}

/**
 * Headers that every response carries, whatever its type or status (contributing/decisions/0001). Values hold no
 * character that nginx, Caddy or HTTP would need escaped beyond plain quoting.
 */
export function buildHeaders(allowed: Allowed): Record<string, string> {
  return {
    'Content-Security-Policy': buildContentSecurityPolicy(allowed),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Without "preload": asking for that list is the domain owner's decision.
    'Strict-Transport-Security': `max-age=${twoYearsS}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY', // engines without frame-ancestors
  };
}
