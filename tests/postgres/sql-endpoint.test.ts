import { LOCAL_DATABASES } from '../../netlify/local/postgres/local-databases.ts';
import { describeEndpoint } from '../../netlify/local/postgres/sql-endpoint.examples.ts';
import { describeOnPostgres } from './running-postgres.ts';

describeOnPostgres('a pool over a PostgreSQL', () =>
  describeEndpoint({ database: LOCAL_DATABASES.postgres }),
);
