import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { iconPicture } from '../seo/icon-picture.ts';
import { ICON_SIZES, LAUNCHER_SHARE, TOUCH_ICON_SIZE } from '../seo/icons.ts';

/**
 * The mark for home screens: those that the manifest names, e.g. /icon-192.png, and /apple-touch-icon.png, which iOS asks
 * for by itself, so that no page spends bytes on a link to it.
 */
export const getStaticPaths = (() => [
  { params: { icon: 'apple-touch-icon' }, props: { size: TOUCH_ICON_SIZE } },
  ...ICON_SIZES.map((size) => ({ params: { icon: `icon-${size}` }, props: { size } })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await iconPicture(props.size, LAUNCHER_SHARE)));
