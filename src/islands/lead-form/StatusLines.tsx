interface MissingProps {
  id: string;
}

/** An empty text as HTML. With trusted types in the security policy, a plain string is not allowed. */
const EMPTY: string = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/**
 * Names the fields that are still empty. The early script (src/early/gate.ts) writes the text, and React never touches
 * it. The line describes the button; it is not a live region, because an announcement at each letter would disturb.
 */
export const MissingLine = ({ id }: MissingProps) => (
  <output
    className="note"
    id={id}
    name="missing"
    aria-live="off"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant; without it React would hydrate the element and remove the early script's text.
    dangerouslySetInnerHTML={{ __html: EMPTY }}
  />
);

interface UploadProps {
  /** Percentage of the curriculum that has arrived. */
  percent: number;
}

/** The progress of the curriculum's upload, after its application was accepted. */
export const UploadLine = ({ percent }: UploadProps) => (
  <p className="upload">
    <progress aria-label="Invio del curriculum" value={percent} max={100} />
    <span>{`Invio del curriculum: ${percent}%. Tieni aperta questa pagina.`}</span>
  </p>
);
