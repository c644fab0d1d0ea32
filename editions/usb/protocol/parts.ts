/** Elements that the theme marks with `data-part`. The edition finds them by this attribute. */
export type Part =
  | 'brand'
  | 'caret'
  | 'colour-mode'
  | 'contents'
  | 'contents-toggle'
  | 'copy'
  | 'copyright'
  | 'dropdown'
  | 'filter'
  | 'menu'
  | 'print'
  | 'product'
  | 'search';

export const partAttribute = 'data-part';
