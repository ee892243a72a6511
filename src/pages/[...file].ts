import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { feedOf } from '../seo/feed.ts';
import {
  FAVICON_SHARE,
  FAVICON_SIZE,
  ICON_SIZES,
  ico,
  iconPicture,
  iconSvg,
  LAUNCHER_SHARE,
  THEME_COLOR,
  TOUCH_ICON_SIZE,
} from '../seo/icons.ts';
import { llmsText, robotsText, securityText } from '../seo/text-files.ts';
import { readSite } from '../site/site.ts';

const manifest = (): Response => {
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

const launcherIcon = async (size: number): Promise<Response> =>
  new Response(new Uint8Array(await iconPicture(size, LAUNCHER_SHARE)));

/** The files that programs request at well-known addresses. */
const FILES: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'robots.txt': () => new Response(robotsText(readSite().brand.siteUrl)),
  'llms.txt': () => new Response(llmsText(readSite())),
  '.well-known/security.txt': () => {
    const { siteUrl, email } = readSite().brand;
    return new Response(securityText(siteUrl, email, new Date()));
  },
  'notizie/rss.xml': () => rss(feedOf(readSite())),
  'manifest.webmanifest': manifest,
  // The type is for `npm run dev`; a host goes by the name.
  'icon.svg': () => new Response(iconSvg(), { headers: { 'content-type': 'image/svg+xml' } }),
  'favicon.ico': async () => new Response(ico(await iconPicture(FAVICON_SIZE, FAVICON_SHARE), FAVICON_SIZE)),
  // iOS requests it by itself, so no page needs a link to it.
  'apple-touch-icon.png': () => launcherIcon(TOUCH_ICON_SIZE),
  ...Object.fromEntries(ICON_SIZES.map((size) => [`icon-${size}.png`, () => launcherIcon(size)])),
};

export const getStaticPaths = () => Object.keys(FILES).map((file) => ({ params: { file } }));

export const GET: APIRoute = ({ params }) =>
  FILES[params['file'] ?? '']?.() ?? new Response(null, { status: 404 });
