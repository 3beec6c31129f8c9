import { migrate } from '#db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';

/** A process that is killed in a migration: it says `half` when the first statement is done. */
const config = JSON.parse(process.argv[2] ?? '') as DatabaseConfig;
const statements = ['create table half_way (id integer)', ''];
Object.defineProperty(statements, 1, {
  get() {
    process.stdout.write('half\n');
    return config.kind === 'postgres'
      ? 'select pg_sleep(3)'
      : 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n';
  },
});
await migrate(await openDatabase(config), {
  migrations: [{ name: '0001-half', statements: () => statements }],
});
