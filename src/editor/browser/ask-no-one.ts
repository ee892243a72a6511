/** Sveltia asks this address whether GitHub is down, as soon as its page opens. */
const STATUS = 'https://www.githubstatus.com/';

const { fetch: ask } = window;

/**
 * Before someone signs in, no other host learns who opens the editor: what GitHub's status page would say is answered
 * here. Import this module before Sveltia.
 */
window.fetch = async (input, init) =>
  String(input instanceof Request ? input.url : input).startsWith(STATUS)
    ? Response.json({ status: { indicator: 'none' } })
    : ask(input, init);
