import { existsSync } from 'node:fs';

const FILE = '.env';

// The scripts of package.json load this module before their command (`--import`). Functions and tests never do: what
// lies in a developer's file must reach neither. What the environment holds already, if only as an empty text, wins.
if (existsSync(FILE)) process.loadEnvFile(FILE);
