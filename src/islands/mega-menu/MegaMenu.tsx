import entries from 'virtual:bar-entries';
import type { KeyboardEvent } from 'react';
import { CHEVRON } from '../../components/icons.ts';
import type { Link } from '../../navigation/navigation.ts';
import { ALONG, moveAmong } from './keys.ts';
import { useMenu } from './use-menu.ts';

/** Whether the current page is this entry or, for a menu, one of its entries. */
interface Current {
  isCurrent?: boolean;
}

interface MenuProps extends Current {
  title: string;
  panelId: string;
}

/** A button that opens a panel; before hydration `popovertarget` alone does that. */
const Menu = ({ title, panelId, isCurrent }: MenuProps) => {
  const { button, isExpanded } = useMenu(panelId);
  return (
    <li>
      <button
        className="bar-item"
        type="button"
        popoverTarget={panelId}
        aria-expanded={isExpanded}
        aria-current={isCurrent}
        ref={button}
      >
        {title}
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={CHEVRON} />
        </svg>
      </button>
    </li>
  );
};

interface EntriesProps {
  menus: readonly MenuProps[];
  links: readonly (Link & Current)[];
}

const moveAlong = (press: KeyboardEvent<HTMLElement>): void =>
  moveAmong(press, [...press.currentTarget.querySelectorAll<HTMLElement>('.bar-item')], ALONG);

/** The entries of the bar: buttons of panels, then links. Astro renders the content of the panels. */
export const BarEntries = ({ menus, links }: EntriesProps) => (
  <ul className="flex" onKeyDown={moveAlong}>
    {menus.map((menu) => (
      <Menu key={menu.panelId} {...menu} />
    ))}
    {links.map(({ href, label, isCurrent }) => (
      <li key={href}>
        <a className="bar-item" href={href} aria-current={isCurrent && 'page'}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

interface Props {
  /** Ids of the panels and addresses of the links that the page belongs to. */
  current: readonly string[];
}

/**
 * The island of the bar. Its texts come with its code, because Astro would write props into the page before the hero.
 */
export const MegaMenu = ({ current }: Props) => {
  const marked = (name: string) => (current.includes(name) ? { isCurrent: true } : {});
  return (
    <BarEntries
      menus={entries.menus.map((menu) => ({ ...menu, ...marked(menu.panelId) }))}
      links={entries.links.map((link) => ({ ...link, ...marked(link.href) }))}
    />
  );
};
