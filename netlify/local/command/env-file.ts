import { existsSync } from 'node:fs';

const FILE = '.env';

// The scripts of package.json load this module before their command (`--import`). Deployed functions
// and tests do not load it. A variable that is already set wins, even when it is empty.
if (existsSync(FILE)) process.loadEnvFile(FILE);
