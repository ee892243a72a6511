import { JSDOM } from 'jsdom';
import type { OutsideServices } from './outside-services.ts';
import { SITE } from './outside-services.ts';

/** A browser at the desk: it keeps cookies, and says where its posts come from. */
export interface DeskVisitor {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Asks for a link, opens the newest mail and presses the button. */
  enter(): Promise<void>;
  readonly cookies: Map<string, string>;
}

/** @returns the tokens of the links that were mailed, oldest first */
export const mailedTokens = async (outside: OutsideServices): Promise<string[]> =>
  (await outside.mails()).flatMap(({ text }) => /enter\?token=([\w-]+)/.exec(text)?.[1] ?? []);

export const documentOf = async (answer: Response): Promise<Document> =>
  new JSDOM(await answer.text()).window.document;

/** @param site where the browser is; default: plain HTTP on this machine */
export const deskVisitor = async (outside: OutsideServices, site = SITE): Promise<DeskVisitor> => {
  const { default: desk } = await import('../../netlify/functions/desk.mts');
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit, headers: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await desk(
      new Request(site + path, { ...init, headers: { ...(cookie && { cookie }), ...headers } }),
      outside.context,
    );
    for (const set of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = set.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const visitor: DeskVisitor = {
    cookies,
    get: (path, headers = {}) => ask(path, {}, headers),
    post: (path, fields = {}, headers = { origin: site }) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }, headers),
    enter: async () => {
      await visitor.post('/api/desk/link');
      await outside.settled();
      const token = (await mailedTokens(outside)).at(-1) ?? '';
      const answer = await visitor.post('/api/desk/enter', { token });
      if (answer.status !== 303) throw new Error(`The desk did not open: ${answer.status}`);
    },
  };
  return visitor;
};
