/** The early script of a page with pictures. */
import './main.ts';
import './pictures.ts';
