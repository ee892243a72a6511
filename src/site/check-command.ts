import { ContentError } from '../content-model/read/content-error.ts';
import { checkContent } from '../content-model/read-content.ts';
import { wrongPictureFiles } from '../content-model/rules/pictures.ts';
import { runCommand } from './command.ts';
import { questionsOf } from './report/questions.ts';
import { questionText } from './report/report-text.ts';

const USAGE = `Uso: npm run content:check
Controlla src/content come fa la pubblicazione: testi, prezzi, link, immagini, e ogni giorno futuro in cui i contenuti
cambiano. Elenca gli errori con file, riga, campo, atteso e ricevuto; poi le domande, che non fermano niente.`;

const check = async (): Promise<void> => {
  const { reading, problems } = checkContent(process.cwd());
  const all = [...problems, ...(await wrongPictureFiles(reading))];
  if (all.length > 0) {
    console.error(new ContentError(all).message);
    process.exitCode = 1;
    return;
  }
  const questions = questionsOf(reading);
  if (questions.length > 0) console.log(`${questions.map(questionText).join('\n')}\n`);
  const count = questions.length === 1 ? '1 domanda' : `${questions.length} domande`;
  console.log(
    questions.length === 0
      ? `${reading.entries.length} file in ordine, nessuna domanda`
      : `${reading.entries.length} file in ordine, ${count}, che non fermano niente: npm run content:report le spiega`,
  );
};

await runCommand(USAGE, check);
