/** The early script of a page with a comparison, which may have pictures too. */
import './with-pictures.ts';
import './order-rows.ts';
