/** The early script of the page that follows a form which the browser has posted: nothing that was sent stays. */
import { forgetPosted } from '../islands/lead-form/draft.ts';
import './main.ts';

forgetPosted();
