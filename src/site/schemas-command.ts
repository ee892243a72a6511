import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.ts';
import { SCHEMA_FOLDER, schemaFiles } from './editor-schemas.ts';

const USAGE = `Usage: npm run schemas
Writes ${SCHEMA_FOLDER}/ from the schemas in src/. Code editors use these files to complete and check content files.
npm run dev does it first. Run it to see a changed schema without a new start.`;

const writeSchemas = (): void => {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  const files = schemaFiles();
  for (const [path, text] of files) writeFileSync(path, text);
  console.log(`${files.size} schemas in ${SCHEMA_FOLDER}/`);
};

await runCommand(USAGE, writeSchemas);
