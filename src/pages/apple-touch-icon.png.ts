import type { APIRoute } from 'astro';
import { iconPicture } from '../seo/icon-picture.ts';
import { LAUNCHER_SHARE, TOUCH_ICON_SIZE } from '../seo/icons.ts';

/** For home screens of iOS, which ask at this address by themselves: no page spends bytes on a link to it. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconPicture(TOUCH_ICON_SIZE, LAUNCHER_SHARE)));
