import './opening.ts';
import './pictures.ts';
