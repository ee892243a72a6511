/** What a request of an old address looks like, without the spellings that the host takes as one. */
export interface OldAddress {
  /** Decoded, in Unicode's composed form, without a slash at its end: `/società`. */
  readonly path: string;
  /** Names in its query, sorted. Each has any value. */
  readonly query: readonly string[];
}

/** The text behind `%C3%A0` and the like; `undefined` when that is no UTF-8. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** What the host takes for a pattern, or browsers for something else, with what to write instead. */
const PATH_MISTAKES: readonly (readonly [mistake: RegExp, expected: string])[] = [
  [/\*|\/:/, 'una riga per ogni vecchio indirizzo, senza * e :'],
  [/\/\/|\\/, 'un indirizzo con barre singole, come /servizi/telefonia'],
  [/\/\.{1,2}(?:\/|$)/, 'un indirizzo senza . e .. tra le barre: i browser li tolgono'],
  [/^\/\.netlify(?:\/|$)/, 'un indirizzo che non sia sotto /.netlify: lì risponde chi ospita il sito'],
  [
    /%(?:2a|2f|3a|5c|[01]|7f)/i,
    'un indirizzo senza %2A, %2F, %3A, %5C e caratteri di controllo: chi ospita il sito non li riconosce',
  ],
];

/** The names of a query such as `p=:p&lang=:lang`, or what to write instead. */
const readQuery = (path: string, query: string): readonly string[] | string => {
  const pairs = query.split('&').map((pair) => pair.split('='));
  const names = pairs.map(([name = '']) => name);
  if (!names.every((name) => /^[\w.[\]-]+$/.test(name)) || new Set(names).size < names.length)
    return `i nomi dopo il ? una volta sola, in lettere e cifre: ${path}?p=:p`;
  if (pairs.every(([, value = '', ...more]) => value.startsWith(':') && more.length === 0)) return names;
  const wanted = names.map((name) => `${name}=:${name.replace(/\W/g, '')}`).join('&');
  const otherwise =
    path === '/' ? 'senza questa riga apre la home' : `${path} da solo ci porta, qualunque cosa segua il ?`;
  return `${path}?${wanted}, per ogni valore: chi ospita il sito distingue i nomi dopo il ?, non i valori. Oppure niente: ${otherwise}`;
};

/**
 * Reads an address that a former site had. Netlify matches a path with and without a slash at its end alike, in the case
 * in which it is written, and of a query the names only (docs/contenuti.md, "Vecchi indirizzi").
 *
 * @param text as the editor wrote it: `/contatti.html`, `/Chi-Siamo/`, `/società`, `/societ%C3%A0`, `/index.php?id=:id`
 * @returns what it stands for; otherwise a text that says what to write instead
 */
export const readOldAddress = (text: string): OldAddress | string => {
  if (!text.startsWith('/')) {
    const url = URL.parse(text);
    return url?.protocol.startsWith('http')
      ? `solo ciò che segue il dominio: ${url.pathname}${url.search}`
      : 'un indirizzo che comincia con una barra, ad esempio /contatti.html';
  }
  const [address = '', fragment] = text.split('#');
  if (fragment !== undefined)
    return `${address || '/'} senza #${fragment}: un browser non manda ciò che segue il #`;
  const [written = '', ...query] = address.split('?');
  const mistake = PATH_MISTAKES.find(([form]) => form.test(written));
  if (mistake) return mistake[1];
  const path = decoded(written)?.normalize('NFC').replace(/\/$/, '');
  if (path === undefined)
    return 'l’indirizzo come si legge, ad esempio /società, o con % e due cifre in UTF-8';
  if (query.length === 0) return { path: path || '/', query: [] };
  const names = readQuery(path || '/', query.join('?'));
  return typeof names === 'string' ? names : { path: path || '/', query: [...names].sort() };
};

/**
 * @param text an old address, see {@link readOldAddress}
 * @returns the same text for all its spellings: `/società` for `/societ%C3%A0/`; an invalid one unchanged
 */
export const oldAddressKey = (text: string): string => {
  const read = readOldAddress(text);
  if (typeof read === 'string') return text;
  return read.path + (read.query.length > 0 ? `?${read.query.join('&')}` : '');
};

/**
 * @param page the address of a page
 * @returns the addresses of its file, which the host itself redirects to the page
 */
export const fileAddresses = (page: string): readonly string[] =>
  page === '/' ? ['/index', '/index.html'] : [`${page}.html`];
