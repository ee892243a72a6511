import * as z from 'zod';

const answerSchema = z.strictObject({
  file: z
    .string()
    .min(1)
    .meta({ label: 'File' })
    .describe('Il file di cui parla la domanda, ad esempio pages/fibra-ottica.yaml'),
  sentence: z
    .string()
    .min(1)
    .meta({ repeats: true, label: 'Frase' })
    .describe('La frase come sta nel file, con i suoi segnaposto'),
  compared: z
    .string()
    .min(1)
    .meta({ label: 'Cifre a confronto' })
    .describe('Le cifre con cui era confrontata: se cambiano, la domanda torna')
    .optional(),
  why: z
    .string()
    .min(1)
    .meta({ label: 'Perché' })
    .describe('Perché va bene così, per chi legge dopo di te')
    .optional(),
});

/** Questions of the content check that someone has answered with "it is meant so": `src/content/answers.yaml`. */
export const answersSchema = z.strictObject({
  answers: z
    .array(answerSchema)
    .meta({ label: ['Risposte', 'Risposta'] })
    .describe('Le domande a cui hai già risposto'),
});
