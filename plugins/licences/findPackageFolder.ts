const inPackage = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Returns the folder of the innermost npm package that contains `file`, or undefined for a file of this site. */
export function findPackageFolder(file: string): string | undefined {
  return inPackage.exec(file)?.[0];
}
