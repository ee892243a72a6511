import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KNOWN_PRICES_FILE, pricesOf } from '../content-model/check/known-prices.ts';
import { readCollection } from '../content-model/read/read-collection.ts';
import { readSite } from './site.ts';

const USAGE = `Usage: npm run content:prices
Writes the current prices to ${KNOWN_PRICES_FILE}. The content check compares every price with this file and
reports one that has moved by more than half. Run it when the prices are right: after new plans, or before you remove
\`confirm\` from a file.`;

const writePrices = (): void => {
  const root = process.cwd();
  readSite(root);
  const read = (name: string) => readCollection(root, name);
  const collections = { plans: read('plans'), services: read('services'), solutions: read('solutions') };
  const prices = pricesOf(collections).map(({ name, price }) => [name, price] as const);
  writeFileSync(KNOWN_PRICES_FILE, `${JSON.stringify(Object.fromEntries(prices), null, 2)}\n`);
  console.log(`${prices.length} prices in ${KNOWN_PRICES_FILE}`);
};

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(USAGE);
  else writePrices();
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
