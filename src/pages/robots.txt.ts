import type { APIRoute } from 'astro';
import { readSite } from '../content-model/site.ts';
import { robotsText } from '../seo/text-files.ts';

export const GET: APIRoute = () => new Response(robotsText(readSite().brand.siteUrl));
