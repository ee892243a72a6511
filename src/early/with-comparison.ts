/** The early script of a page with a comparison, which may have pictures too. */
import './with-pictures.ts';
import '../sections/compare-table/order-rows.ts';
