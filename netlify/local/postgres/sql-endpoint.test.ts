import { describeEndpoint } from './sql-endpoint.examples.ts';

describeEndpoint();
