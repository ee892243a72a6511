import type { APIRoute, GetStaticPaths } from 'astro';
import { iconPicture } from '../seo/icon-picture.ts';
import { ICON_SIZES, LAUNCHER_SHARE } from '../seo/icons.ts';

export const getStaticPaths = (() =>
  ICON_SIZES.map((size) => ({ params: { size: String(size) } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await iconPicture(Number(params['size']), LAUNCHER_SHARE)));
