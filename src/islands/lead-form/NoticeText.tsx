import texts from 'virtual:receipt-texts';

/** The words of the failure notice (Specification §8) that lead to the telephone. */
const DIRECTLY = 'contattaci direttamente';

interface Props {
  text: string;
}

/** The description of a notice; where it asks to get in touch directly, with a link to call. */
export const NoticeText = ({ text }: Props) => {
  const [before, after] = text.split(DIRECTLY);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={texts.phone.href}>{DIRECTLY}</a>
      {after}
    </>
  );
};
