import { type Fact, OWN_PAGE } from './fact.ts';

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
  [BASE, 'Richiedi Analisi Gratuita', OWN_PAGE],
  [BASE, 'Ti chiamiamo noi', OWN_PAGE],
  [BASE, '€299'],
  [BASE, '€399'],
  [BASE, '€499'],
  [BASE, '€249'],
  [BASE, '€149'],
  [DIGITAL, '90 giorni'],
  [DIGITAL, 'Su misura', 'services/digitalizzazione'],
  [IOT, /€25\/asset/],
  [IOT, /ROI|ritorno/i, OWN_PAGE],
  [ICT, /€800/],
  [ICT, /€400/],
  [ICT, /€600/],
  [ICT, /€1\.200/],
  [ICT, /€25\/utente/],
  [DATA, /2,5\s?(?:M|milioni)(?: di)?\s?(?:TB|terabyte)/i, OWN_PAGE],
  [DATA, /5-6\s?%/],
  [DATA, /23\s?x|23 volte/i],
  [DATA, /[-−]78\s?%/, OWN_PAGE],
  [DATA, /94\s?%/, OWN_PAGE],
  [DATA, /2,1\s?(?:M|milioni)/, OWN_PAGE],
  [DATA, /6 mesi/, OWN_PAGE],
  [DATA, /€1\.200/],
  [DATA, /€2\.500/],
  [DATA, /€1\.800/],
  [DATA, /€900/],
  [DATA, /€1\.500/],
  [CYBER, 'ansomware', OWN_PAGE],
  [CYBER, 'hishing', OWN_PAGE],
  [CYBER, /data breach|violazion[ei] d(?:ei|i) dati|furto d(?:ei|i) dati/i, OWN_PAGE],
  [CYBER, /insider|minacce interne|dall.interno/i, OWN_PAGE],
  [CYBER, '15 minuti'],
  [CYBER, /€2\.500/],
  [CYBER, /€1\.200/],
  [CYBER, /€35\/endpoint/],
  [CYBER, /€3\.500/],
  [CLOUD, /RTO/, OWN_PAGE],
  [CLOUD, /RPO/, OWN_PAGE],
  [CLOUD, /4 ore/],
  [CLOUD, /15 minuti/],
  [CLOUD, /€300\/database/],
  [CLOUD, /€200\/rack/],
  [CLOUD, /€800/],
  [CLOUD, /€500/],
  [CONSULTING, /75\s?%/, OWN_PAGE],
  [CONSULTING, /68\s?%/, OWN_PAGE],
  [CONSULTING, /5-15K|5\.000.*15\.000/],
  [CONSULTING, /800-1[.,]5(?:00|K)/],
  [CONSULTING, /più richiest[ao]/i, 'solutions/modelli-di-consulenza'],
  [CONSULTING, /prezzo fisso/i, 'solutions/modelli-di-consulenza'],
  [CONSULTING, /200/],
  [CONSULTING, /94\s?%/],
  [CONSULTING, /2,8\s?x/],
  [CONSULTING, /12\s?(?:M|milioni)/],
  [CONSULTING, /89\s?%/],
];
