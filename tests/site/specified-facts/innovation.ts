import type { Fact } from './fact.ts';

const BASE = '/innovazione-digitale';
const DIGITAL = `${BASE}/digitalizzazione`;
const IOT = `${BASE}/iot`;
const ICT = `${BASE}/ict-managed-services`;
const DATA = `${BASE}/data-analytics`;
const CYBER = `${BASE}/cybersecurity`;
const CLOUD = `${BASE}/cloud-data-center`;
const CONSULTING = `${BASE}/consulenza`;

/** Specification §2 "Digital-innovation pages" and §9 "Digital-innovation prices", "Consulting prices". */
export const INNOVATION_FACTS: readonly Fact[] = [
  [BASE, 'Richiedi Analisi Gratuita'],
  [BASE, 'Ti chiamiamo noi'],
  [BASE, '€299'],
  [BASE, '€399'],
  [BASE, '€499'],
  [BASE, '€249'],
  [BASE, '€149'],
  [DIGITAL, '90 giorni'],
  [DIGITAL, 'Su misura'],
  [IOT, /€25\/asset/],
  [IOT, /ROI|ritorno/i],
  [ICT, /€800/],
  [ICT, /€400/],
  [ICT, /€600/],
  [ICT, /€1\.200/],
  [ICT, /€25\/utente/],
  [DATA, /2,5\s?(?:M|milioni)(?: di)?\s?(?:TB|terabyte)/i],
  [DATA, /5-6\s?%/],
  [DATA, /23\s?x|23 volte/i],
  [DATA, /[-−]78\s?%/],
  [DATA, /94\s?%/],
  [DATA, /2,1\s?(?:M|milioni)/],
  [DATA, /6 mesi/],
  [DATA, /€1\.200/],
  [DATA, /€2\.500/],
  [DATA, /€1\.800/],
  [DATA, /€900/],
  [DATA, /€1\.500/],
  [CYBER, 'ansomware'],
  [CYBER, 'hishing'],
  [CYBER, /data breach|violazion[ei] d(?:ei|i) dati|furto d(?:ei|i) dati/i],
  [CYBER, /insider|minacce interne|dall.interno/i],
  [CYBER, '15 minuti'],
  [CYBER, /€2\.500/],
  [CYBER, /€1\.200/],
  [CYBER, /€35\/endpoint/],
  [CYBER, /€3\.500/],
  [CLOUD, /RTO/],
  [CLOUD, /RPO/],
  [CLOUD, /4 ore/],
  [CLOUD, /15 minuti/],
  [CLOUD, /€300\/database/],
  [CLOUD, /€200\/rack/],
  [CLOUD, /€800/],
  [CLOUD, /€500/],
  [CONSULTING, /75\s?%/],
  [CONSULTING, /68\s?%/],
  [CONSULTING, /5-15K|5\.000.*15\.000/],
  [CONSULTING, /800-1[.,]5(?:00|K)/],
  [CONSULTING, /più richiest[ao]/i],
  [CONSULTING, /prezzo fisso/i],
  [CONSULTING, /200/],
  [CONSULTING, /94\s?%/],
  [CONSULTING, /2,8\s?x/],
  [CONSULTING, /12\s?(?:M|milioni)/],
  [CONSULTING, /89\s?%/],
];
