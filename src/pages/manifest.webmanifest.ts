import type { APIRoute } from 'astro';
import { ICON_SIZES, THEME_COLOR } from '../seo/icons.ts';
import { readSite } from '../site/site.ts';

export const GET: APIRoute = () => {
  const { agency } = readSite().brand;
  return Response.json({
    name: agency,
    short_name: agency.split(' ')[0],
    lang: 'it',
    start_url: '/',
    display: 'browser',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      ...ICON_SIZES.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
};
