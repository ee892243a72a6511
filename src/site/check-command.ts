import { ContentError } from '../content-model/read/content-error.ts';
import { checkContent } from '../content-model/read-content.ts';
import { wrongPictureFiles } from '../content-model/rules/pictures.ts';
import { runCommand } from './command.ts';
import { laterQuestions, questionsOf } from './report/questions.ts';
import { checkedText } from './report/report-text.ts';

const USAGE = `Uso: npm run content:check
Giudica src/content come fa il build: testi, prezzi, link, immagini, e ogni giorno futuro in cui il contenuto cambia.
Elenca tutti gli errori con file, riga, campo, che cosa ci va e che cosa c’è. Senza errori elenca le domande, che non
fermano niente.`;

const check = async (): Promise<void> => {
  const { reading, problems } = checkContent(process.cwd());
  const all = [...problems, ...(await wrongPictureFiles(reading))];
  if (all.length > 0) {
    console.error(new ContentError(all).message);
    process.exitCode = 1;
    return;
  }
  console.log(checkedText(reading.entries.length, [...questionsOf(reading), ...laterQuestions(reading)]));
};

await runCommand(USAGE, check);
