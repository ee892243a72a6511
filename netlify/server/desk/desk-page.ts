import path from 'node:path';
import { htmlAnswer } from '../http/answers.ts';
import { readBuiltPage } from '../http/built-page.ts';
import { DESK_HEADERS, deskPolicy } from '../http/desk-headers.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Html } from '../http/html.ts';

/** The built page /scrivania, whose frame and styles all pages of the desk have. */
interface Frame {
  readonly html: string;
  readonly policy: string;
}

const between = (text: string, start: string, end: string, content: string): string => {
  const from = text.indexOf('>', text.indexOf(start)) + 1;
  return text.slice(0, from) + content + text.slice(text.indexOf(end, from));
};

let known: Promise<Frame> | undefined;

const readFrame = async (): Promise<Frame> => {
  const html = await readBuiltPage(path.join(process.cwd(), 'dist/scrivania.html'), 'Scrivania', '');
  return { html, policy: deskPolicy(html) };
};

/**
 * @param title of the document, unescaped
 * @param main what is on the page
 * @param headers further headers
 * @returns the page in the frame of the site, which no cache keeps and no search engine shows
 */
export const deskAnswer = async (
  status: number,
  title: string,
  main: Html,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  known ??= readFrame();
  const { html, policy } = await known;
  const titled = between(html, '<title', '</title>', escapeHtml(title));
  const page = between(titled, '<main', '</main>', main.text);
  return htmlAnswer(status, page, policy, { ...DESK_HEADERS, ...headers });
};
