import { execFileSync } from 'node:child_process';
import * as z from 'zod';

/** The used part of a CycloneDX document. Other members are kept. */
const sbomSchema = z.looseObject({
  metadata: z.looseObject({}),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string() })),
});

export type Sbom = z.infer<typeof sbomSchema>;

/** Lists the locked packages of the build. Equal lock files give equal lists: time and serial number are left out. */
export function buildSbom(siteDir: string): Sbom {
  // Without "include", npm leaves out development packages when NODE_ENV is "production".
  const parameters = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline', '--include=dev'];
  const text = execFileSync('npm', parameters, { cwd: siteDir, encoding: 'utf8', maxBuffer: 50_000_000 });
  const { serialNumber: _, ...sbom } = sbomSchema.parse(JSON.parse(text));
  const { timestamp: __, tools: ___, ...metadata } = sbom.metadata;
  return { ...sbom, metadata };
}

/** Returns the part of `sbom` for the packages `shipped`. Throws when one of them is not in it. */
export function selectComponents(sbom: Sbom, shipped: readonly { name: string; version: string }[]): Sbom {
  const wanted = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const components = sbom.components.filter(({ name, version }) => wanted.delete(`${name}@${version}`));
  if (wanted.size > 0) throw new Error(`licences: shipped, but not in package-lock.json: ${[...wanted].join(', ')}`);
  return { ...sbom, components, dependencies: [] };
}
