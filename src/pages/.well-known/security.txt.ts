import type { APIRoute } from 'astro';
import { readSite } from '../../content-model/site.ts';
import { securityText } from '../../seo/text-files.ts';

export const GET: APIRoute = () => {
  const { siteUrl, email } = readSite().brand;
  return new Response(securityText(siteUrl, email, new Date()));
};
