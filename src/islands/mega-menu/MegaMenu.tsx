import entries from 'virtual:bar-entries';
import { BarEntries } from './BarEntries.tsx';

interface Props {
  /** Ids of the panels and addresses of the links that the page belongs to. */
  current: readonly string[];
}

/** The island of the bar. Props are written into the page before its hero: its words come with its code. */
export const MegaMenu = ({ current }: Props) => {
  const marked = (name: string) => (current.includes(name) ? { isCurrent: true } : {});
  return (
    <BarEntries
      menus={entries.menus.map((menu) => ({ ...menu, ...marked(menu.panelId) }))}
      links={entries.links.map((link) => ({ ...link, ...marked(link.href) }))}
    />
  );
};
