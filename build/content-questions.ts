import type { AstroIntegration } from 'astro';
import { questionsOf } from '../src/site/report/questions.ts';
import { questionText } from '../src/site/report/report-text.ts';
import { readChecked } from '../src/site/site.ts';

/**
 * Lists the questions of `npm run content:report` in the log of a preview, where an editor without a terminal reads
 * them. A production deploy says nothing: they were asked before.
 *
 * @param context Netlify's deploy context
 */
export const contentQuestions = (context = process.env['CONTEXT']): AstroIntegration => ({
  name: 'trama:content-questions',
  hooks: {
    'astro:build:start': ({ logger }) => {
      if (context === 'production') return;
      for (const question of questionsOf(readChecked().reading))
        logger.info(`è voluto? ${questionText(question)}`);
    },
  },
});
