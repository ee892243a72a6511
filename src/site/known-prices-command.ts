import { writeFileSync } from 'node:fs';
import { KNOWN_PRICES_FILE, knownPrices, pricesOf } from '../content-model/rules/prices.ts';
import { runCommand } from './command.ts';
import { readChecked } from './site.ts';

const USAGE = `Uso: npm run content:prices
Scrive i prezzi di oggi in ${KNOWN_PRICES_FILE}. Il controllo confronta ogni prezzo con questo file e segnala
quello che è cambiato di oltre la metà. Si usa quando i prezzi sono giusti: dopo un piano nuovo, o prima di togliere
\`confirm\` da un file.`;

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
  console.log(`${lines.length} prezzi in ${KNOWN_PRICES_FILE}`);
};

await runCommand(USAGE, writePrices);
