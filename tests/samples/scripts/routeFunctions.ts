import type { Menu } from './exampleApp';
import type { ScriptPage } from './scriptPage';

/** Builds the functions that open menus. The user's role determines the visible ones. */
export function buildRouteFunctions(page: ScriptPage) {
  const visible = page.app.menus.filter(({ roles }) => page.situation.user.roles.some((role) => roles.includes(role)));
  const open = (menu: Menu | undefined, recordId?: string): boolean => {
    if (!menu || (recordId !== undefined && !menu.isDetail)) return false;
    page.menu = menu.name;
    page.recordId = recordId;
    page.show('menu', recordId === undefined ? menu.name : `${menu.name}（${recordId}）`);
    return true;
  };
  const byIndex = (index: number): Menu | undefined => (Number.isInteger(index) ? visible[index] : undefined);
  const byName = (name: string): Menu | undefined => visible.find((menu) => menu.name === name);
  return {
    goMenuByName: (name: string) => open(byName(name)),
    goMenuByIndex: (index: number) => open(byIndex(index)),
    goMenuDetailByName: (name: string, recordId: string) => open(byName(name), recordId),
    goMenuDetailByIndex: (index: number, recordId: string) => open(byIndex(index), recordId),
    getRecordId: () => page.recordId,
  };
}
