import { useActiveDocContext, useDocsVersionCandidates, useVersions } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ReactNode } from 'react';

/** Wraps the stock item to explain the label "Next". A single version becomes a link marked as current. */
export default function DocsVersionDropdownNamed(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  const { activeDoc } = useActiveDocContext(props.docsPluginId);
  const [{ label, docs, mainDocId }] = useDocsVersionCandidates(props.docsPluginId);
  if (versions.length > 1 || props.versions) {
    const name = translate({ id: 'navbar.version', message: '文档版本：{label}' }, { label });
    return <DocsVersionDropdownNavbarItem {...props} aria-label={name} title={name} />;
  }
  const name = translate({ id: 'navbar.onlyVersion', message: '文档版本：{label}（当前版本）' }, { label });
  return (
    <DefaultNavbarItem
      label={label}
      to={(activeDoc ?? docs.find(({ id }) => id === mainDocId))?.path}
      aria-label={name}
      title={name}
      aria-current="true"
      isActive={() => true}
      activeClassName=""
      {...(props.mobile && { mobile: true })}
    />
  );
}
