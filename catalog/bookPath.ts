/** Returns the public path of the PDF of a product. The browser bundles this file. */
export function bookPath(id: string): string {
  return `/downloads/${id}.pdf`;
}
