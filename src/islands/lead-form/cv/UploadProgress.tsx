interface Props {
  /** How much of the curriculum has arrived, in hundredths. */
  percent: number;
}

/** The curriculum on its way, after its application was accepted. */
export const UploadProgress = ({ percent }: Props) => (
  <p className="upload">
    <progress aria-label="Invio del curriculum" value={percent} max={100} />
    <span>{`Invio del curriculum: ${percent}%. Tieni aperta questa pagina.`}</span>
  </p>
);
