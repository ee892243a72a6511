import tagsAddress from 'virtual:on-intent/tags';
import { storedChoice } from '../../consent/stored-choice.ts';
import type { FormType } from '../../lead/form-types.ts';

/** False when no tag has an id; the build then drops this code. */
const hasTags = Boolean(import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID);

/** Tells the tags that the visitor allows about a lead of this page that was accepted; nobody else. */
export const tellTagsOf = (formType: FormType): void => {
  const { analytics, marketing } = (hasTags && storedChoice()) || {};
  if (analytics !== true && marketing !== true) return;
  const page = location.pathname;
  import(/* @vite-ignore */ tagsAddress).then(
    ({ tellLead }) => tellLead({ formType, page }),
    // The lead is sent: a tag that cannot load must not matter.
    () => undefined,
  );
};
