import type { APIRoute } from 'astro';
import { securityText } from '../../seo/security-text.ts';
import { readSite } from '../../site/site.ts';

export const GET: APIRoute = () => {
  const { siteUrl, email } = readSite().brand;
  return new Response(securityText(siteUrl, email, new Date()));
};
