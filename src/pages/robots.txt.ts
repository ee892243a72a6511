import type { APIRoute } from 'astro';
import { robotsText } from '../seo/text-files.ts';
import { readSite } from '../site/site.ts';

export const GET: APIRoute = () => new Response(robotsText(readSite().brand.siteUrl));
