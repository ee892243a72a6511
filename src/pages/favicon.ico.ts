import type { APIRoute } from 'astro';
import { ico, iconPicture } from '../seo/icon-picture.ts';
import { FAVICON_SHARE, FAVICON_SIZE } from '../seo/icons.ts';

export const GET: APIRoute = async () =>
  new Response(ico(await iconPicture(FAVICON_SIZE, FAVICON_SHARE), FAVICON_SIZE));
