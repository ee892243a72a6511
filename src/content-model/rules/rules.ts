import type { Rule } from '../reading.ts';
import { addresses } from './addresses.ts';
import { characters } from './characters.ts';
import { days } from './days.ts';
import { documents } from './documents.ts';
import { drawings } from './drawings.ts';
import { legalVersion } from './legal-version.ts';
import { legalWords } from './legal-words.ts';
import { lengths } from './lengths.ts';
import { links } from './links.ts';
import { pictures } from './pictures.ts';
import { prices } from './prices.ts';
import { references } from './references.ts';
import { specified } from './specified.ts';
import { unique } from './unique.ts';

/**
 * Every rule about content besides YAML, tokens, schemas and days, which report by themselves. Each holds for the copy of
 * any agency. Problems that cause others come first. Invented facts are judged on production only (build/).
 */
export const RULES: readonly Rule[] = [
  lengths,
  references,
  links,
  addresses,
  unique,
  characters,
  pictures,
  documents,
  drawings,
  days,
  prices,
  legalVersion,
  legalWords,
  specified,
];
