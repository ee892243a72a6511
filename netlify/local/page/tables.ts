import { SqlError } from '../postgres/errors.ts';
import type { Postgres } from '../postgres/postgres.ts';
import { type Html, html } from './html.ts';

const UNDEFINED_TABLE = '42P01';
const ROWS_SHOWN = 100;

/**
 * The newest rows of a table.
 *
 * @param table a name of this code's own, never a visitor's words
 */
export const tableSection = async (postgres: Postgres, table: string, title: string): Promise<Html> => {
  try {
    const query = `select * from ${table} order by created_at desc limit ${ROWS_SHOWN}`;
    const { fields, rows } = await postgres.run({ query, params: [] });
    if (rows.length === 0) return section(table, title, html`<p class="empty">No rows yet.</p>`);
    return section(
      table,
      title,
      html`<div class="table" tabindex="0"><table>
<thead><tr>${fields.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody>
</table></div>`,
    );
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    const reason = error.fields.code === UNDEFINED_TABLE ? 'The table does not exist yet.' : error.message;
    return section(table, title, html`<p class="empty">${reason}</p>`);
  }
};

const section = (table: string, title: string, content: Html): Html =>
  html`<h2 id="${table}">${title} <span>newest ${ROWS_SHOWN} of table ${table}</span></h2>${content}`;

const cell = (value: string | null): Html =>
  value === null ? html`<td class="dim">null</td>` : html`<td><div>${value}</div></td>`;
