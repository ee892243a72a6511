import type { Content } from '../collections.ts';
import { pagePath } from '../fields/address.ts';
import type { Field } from '../fields/fields-of.ts';
import { linkTargets, TEXT_LINK } from '../fields/link.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { fieldName, type JsonPath } from '../read/json-path.ts';
import { oneOf } from '../read/nearest.ts';
import { problemAt, received } from '../read/problem-at.ts';
import type { Entry } from '../read-entry.ts';
import { isWhole, type PlacedSection, type Reading, type Rule, rightIn, sectionsIn } from '../reading.ts';
import { oldAddressKey } from '../schemas/old-address.ts';
import { linkableAddresses } from './addresses.ts';

/** The id of the element around the sections of every page. src/layouts/Page.astro */
const MAIN_ID = 'main';

/** A link of a file: an address with or without a part of the page behind it. */
interface Link {
  readonly entry: Entry;
  readonly path: JsonPath;
  readonly target: string;
  /** Empty when it leads to a part of the page that contains it. */
  readonly address: string;
  readonly anchor: string;
}

const targetsIn = ({ value, meta }: Field): string[] => {
  if (typeof value !== 'string' || meta.repeats) return [];
  return meta.href ? [value] : linkTargets(value);
};

const linksIn = (entry: Entry): Link[] =>
  entry.fields
    .filter(({ path }) => !entry.blamed.has(fieldName(path)))
    .flatMap((field) =>
      targetsIn(field)
        .filter((target) => /^[/#]/.test(target))
        .map((target) => {
          const [address = '', anchor = ''] = target.split('#', 2);
          return { entry, path: field.path, target, address, anchor };
        }),
    );

/** Links to an address that no page has, or whose page is there on other days. */
const deadLinks = (links: readonly Link[], reading: Reading): ContentProblem[] => {
  const known = linkableAddresses(reading);
  if (!known) return [];
  const timed = new Set(reading.files.pages.ids.map(pagePath));
  const moved = new Map(
    rightIn(reading, 'redirects').flatMap(({ data }) =>
      (data.moved ?? []).map(({ from, to }) => [oldAddressKey(from), to] as const),
    ),
  );
  return links
    .filter(({ address }) => address !== '' && !known.has(address))
    .map(({ entry, path, address }) => {
      const to = moved.get(oldAddressKey(address));
      const expected = timed.has(address)
        ? `una pagina online quanto questo link: ${address} è online solo in certi giorni`
        : to !== undefined
          ? `${JSON.stringify(to)}, dove porta adesso il vecchio indirizzo`
          : oneOf('un indirizzo di questo sito', address, [...known]);
      const isOfService = entry.collection === 'services' && fieldName(path) === 'href';
      const first = isOfService ? '; la pagina di un servizio nuovo si fa prima, senza `service`' : '';
      return problemAt(entry, path, expected + first, JSON.stringify(address));
    });
};

/** The anchors of each section, and those that no one can know because an entry is refused. */
type Anchored = PlacedSection & { readonly anchors: readonly string[] | undefined };

const anchored = (reading: Reading): Anchored[] =>
  sectionsIn(reading).map((placed) => ({
    ...placed,
    // Anchors read folders of entries, which are there even when some entry is refused.
    anchors: placed.kind.anchors
      ? placed.kind.anchors({ ...placed.section }, reading.content as Content)
      : [],
  }));

const hash = (anchor: string): string => JSON.stringify(`#${anchor}`);

/**
 * Links to an anchor that their page does not have: a browser would show the top of the page without an error. A link
 * without a page, such as `#consulenza`, leads to the page that contains it; if several pages share its file, at least
 * one page must have the anchor. A refused page may have any anchor: its own problem comes first.
 */
const deadAnchors = (
  links: readonly Link[],
  sections: readonly Anchored[],
  reading: Reading,
): ContentProblem[] => {
  const byAddress = new Map(
    rightIn(reading, 'pages').flatMap(({ entry, data }) => {
      const own = sections.filter((placed) => placed.entry === entry).map(({ anchors }) => anchors);
      const all = own.includes(undefined) ? undefined : [MAIN_ID, ...own.flatMap((anchors) => anchors ?? [])];
      return [pagePath(entry.id), ...(data.aliases ?? [])].map((address) => [address, all] as const);
    }),
  );
  const everyPage = [...byAddress.values()];
  const isAnyUnknown = everyPage.includes(undefined) || !isWhole(reading, 'pages');
  const everywhere = isAnyUnknown ? undefined : [...new Set(everyPage.flatMap((own) => own ?? []))];
  return links
    .filter(({ anchor }) => anchor !== '')
    .flatMap(({ entry, path, target, address, anchor }) => {
      const page = address || (entry.collection === 'pages' ? pagePath(entry.id) : undefined);
      const known = page === undefined ? everywhere : byAddress.get(page);
      if (known === undefined || known.includes(anchor)) return [];
      return [
        problemAt(
          entry,
          path,
          oneOf(`un punto di ${page ?? 'una pagina'}`, anchor, known, hash),
          received(target),
        ),
      ];
    });
};

/**
 * What a section says about its place on its page: its anchors are its own, its buttons lead to a part of the page, and
 * the first section alone brings the main headline.
 */
const misplaced = (sections: readonly Anchored[], { kinds }: Reading): ContentProblem[] => {
  const openings = kinds.filter(({ opening }) => opening).map(({ kind }) => kind);
  return sections.flatMap(({ entry, index, anchors = [], kind: { kind, buttons, opening = false } }) => {
    const onPage = sections.filter((other) => other.entry === entry);
    const shared = anchors.flatMap((anchor) => {
      const owner = onPage.find((other) => other.anchors?.includes(anchor))?.index ?? index;
      return owner === index
        ? []
        : `una sola sezione con il punto #${anchor} in una pagina: ce l’ha già \`sections[${owner}]\``;
    });
    const known = onPage.flatMap((other) => other.anchors ?? []);
    const isIdle = buttons !== undefined && !buttons.some((part) => known.includes(part));
    const names = buttons?.map((part) => `#${part}`).join(' o ');
    const isOutOfPlace = openings.length > 0 && opening !== (index === 0);
    const mistakes = [
      ...(isIdle ? [`una pagina con ${names}, dove portano i pulsanti di questa sezione`] : []),
      ...(isOutOfPlace && opening
        ? ['una sezione che non apre una pagina: il titolo ce l’ha già la prima']
        : []),
      ...(isOutOfPlace && !opening
        ? [`una sezione che apre una pagina: ${openings.map((name) => `\`kind: ${name}\``).join(', ')}`]
        : []),
    ];
    return [
      ...shared.map((expected) => problemAt(entry, ['sections', index], expected)),
      ...mistakes.map((expected) => problemAt(entry, ['sections', index, 'kind'], expected, received(kind))),
    ];
  });
};

/** Links in texts that are shown as plain text: visitors would see the brackets. */
const strayLinks = (entry: Entry): ContentProblem[] =>
  entry.fields.flatMap(({ path, value, meta }) => {
    const [link] =
      (!meta.links && !meta.repeats && typeof value === 'string' && value.match(TEXT_LINK)) || [];
    const expected = 'un testo senza link: solo le risposte e i testi lunghi mostrano link';
    return link === undefined ? [] : [problemAt(entry, path, expected, received(link))];
  });

/** Where links and buttons lead: to pages and parts of pages that exist, from texts that show links. */
export const links: Rule = (reading) => {
  const all = reading.entries.flatMap(linksIn);
  const sections = anchored(reading);
  return [
    ...deadLinks(all, reading),
    ...deadAnchors(all, sections, reading),
    ...misplaced(sections, reading),
    ...reading.entries.flatMap(strayLinks),
  ];
};
