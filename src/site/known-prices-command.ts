import { writeFileSync } from 'node:fs';
import { KNOWN_PRICES_FILE, knownPrices, pricesOf } from '../content-model/rules/prices.ts';
import { runCommand } from './command.ts';
import { readChecked } from './site.ts';

const USAGE = `Usage: npm run content:prices
Writes the current prices to ${KNOWN_PRICES_FILE}. The content check compares every price with this file and
reports one that has moved by more than half. Run it when the prices are right: after new plans, or before you remove
\`confirm\` from a file.`;

/** One price a line; a price that has changed keeps those before it, so that texts can still be compared with them. */
const lineOf = (name: string, prices: readonly number[]): string =>
  `  ${JSON.stringify(name)}: ${prices.length > 1 ? `[${prices.join(', ')}]` : prices[0]}`;

const writePrices = (): void => {
  const { reading } = readChecked();
  const { known } = knownPrices(reading.root);
  const lines = pricesOf(reading.files).map(({ name, price }) => {
    const before = known.get(name) ?? [];
    return lineOf(name, before.at(-1) === price ? before : [...before.filter((one) => one !== price), price]);
  });
  writeFileSync(KNOWN_PRICES_FILE, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} prices in ${KNOWN_PRICES_FILE}`);
};

await runCommand(USAGE, writePrices);
