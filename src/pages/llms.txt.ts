import type { APIRoute } from 'astro';
import { readSite } from '../content-model/site.ts';
import { llmsText } from '../seo/text-files.ts';

export const GET: APIRoute = () => new Response(llmsText(readSite()));
