import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { llmsText } from '../seo/llms-text.ts';
import { robotsText } from '../seo/robots-text.ts';
import { securityText } from '../seo/security-text.ts';
import { readSite } from '../site/site.ts';

/** What programs read: /robots.txt, /llms.txt and /.well-known/security.txt. */
export const getStaticPaths = (() => {
  const site = readSite();
  const { siteUrl, email } = site.brand;
  return [
    { params: { file: 'robots' }, props: { text: robotsText(siteUrl) } },
    { params: { file: 'llms' }, props: { text: llmsText(site) } },
    { params: { file: '.well-known/security' }, props: { text: securityText(siteUrl, email, new Date()) } },
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.text);
