import type { APIRoute } from 'astro';
import { logoFiles } from '../../sections/client-strip/logo-files.ts';
import { readChecked } from '../../site/site.ts';

const files = () =>
  [...readChecked().content.clients.values()].flatMap(({ logo }) => (logo ? logoFiles(logo.file) : []));

/** The logos of clients. They do not go through Astro's assets, which publish an SVG exactly as its editor saved it. */
export const getStaticPaths = () =>
  [...new Set(files().map(({ name }) => name))].map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const file = files().find(({ name }) => name === params['file']);
  return file
    ? new Response(await file.make(), { headers: { 'content-type': file.type } })
    : new Response(null, { status: 404 });
};
