interface Props {
  id: string;
}

/** Where the policy asks for trusted types, a plain empty text may not become HTML. */
const EMPTY: string = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/**
 * Says what is still to be filled in. The early script (src/early/gate.ts) writes it, React never looks inside. It
 * describes the button; said aloud at each letter it would be in the way.
 */
export const MissingLine = ({ id }: Props) => (
  <output
    className="note"
    id={id}
    name="missing"
    aria-live="off"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant; it keeps React from hydrating, and so removing, what the early script wrote.
    dangerouslySetInnerHTML={{ __html: EMPTY }}
  />
);
