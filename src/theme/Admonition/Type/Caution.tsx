import type { ReactNode } from 'react';
import Caution from '@theme-original/Admonition/Type/Caution';
import type { Props } from '@theme/Admonition/Type/Caution';
import IconCaution from '../Icon/Caution';

/** Adds a separate icon to the stock type, which uses the warning icon. */
export default function AdmonitionTypeCaution(props: Props): ReactNode {
  return <Caution icon={<IconCaution />} {...props} />;
}
