import { type ReactNode, useId } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';
import { useDropdown } from './useDropdown';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  title,
  'aria-label': name,
}: Props): ReactNode {
  const menuId = useId();
  const { rootRef, buttonRef, isOpen, toggle } = useDropdown();
  return (
    <div
      ref={rootRef}
      data-part="dropdown"
      className={clsx('navbar__item dropdown', styles.dropdown, {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        ref={buttonRef}
        type="button"
        className={clsx('clean-btn', styles.button, className)}
        title={title}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={toggle}
      >
        {label}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
