import { existsSync } from 'node:fs';

const FILE = '.env';

// The scripts of package.json load this module before their command (`--import`). Deployed functions
// and tests never do. What the environment holds already, if only as an empty text, wins.
if (existsSync(FILE)) process.loadEnvFile(FILE);
