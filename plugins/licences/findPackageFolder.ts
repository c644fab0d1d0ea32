const inPackage = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Folder of the npm package that holds `file`: the innermost one, with its scope. Undefined for a file of ours. */
export function findPackageFolder(file: string): string | undefined {
  return inPackage.exec(file)?.[0];
}
