interface Props {
  id: string;
}

/** Says what is still to be filled in. The early script (src/early/gate.ts) writes it, React never looks inside. */
export const MissingLine = ({ id }: Props) => (
  <p
    className="note"
    id={id}
    data-missing=""
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant; it keeps React from hydrating, and so removing, what the early script wrote.
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);
