import type { ReactNode } from 'react';
import Caution from '@theme-original/Admonition/Type/Caution';
import type { Props } from '@theme/Admonition/Type/Caution';
import IconCaution from '../Icon/Caution';

/** The stock type with an icon of its own: stock shows a warning's. */
export default function AdmonitionTypeCaution(props: Props): ReactNode {
  return <Caution icon={<IconCaution />} {...props} />;
}
