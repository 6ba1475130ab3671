import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Fills the database in a folder with copies of one of its running matches, for measurements: what do many cost that nobody
 * looks at?
 */
export function multiplyMatches(folder: string, copies: number): void {
  const database = new Database(join(folder, 'meadhall.sqlite'));
  database.pragma('synchronous = OFF');
  const columns = (table: string, key: string): string =>
    (database.pragma(`table_info(${table})`) as { name: string }[])
      .map(({ name }) => (name === key ? `printf('copy%018d', copy.i)` : `${table}.${name}`))
      .join();
  const one = `(select id from matches where phase = 'playing' limit 1)`;
  const copy = 'with recursive copy(i) as (select 1 union all select i + 1 from copy where i < ?)';
  const fill = (table: string, key: string) =>
    database
      .prepare(
        `insert into ${table} ${copy} select ${columns(table, key)} from copy, ${table} where ${table}.${key} = ${one}`,
      )
      .run(copies);
  database.transaction(() => {
    fill('entries', 'match');
    fill('states', 'match');
    fill('match_people', 'match');
    fill('matches', 'id');
  })();
  database.close();
}
