/** Figures of the specification that contradict each other. The site shows them as written until the owner decides. */
export interface Contradiction {
  readonly matter: string;
  /** The tokens of the figures. */
  readonly readings: readonly string[];
}

/** docs/decisions/0005-figures-that-disagree.md */
export const CONTRADICTIONS: readonly Contradiction[] = [
  { matter: 'Years of activity', readings: ['claim:years', 'claim:yearsElsewhere', 'claim:partnerSince'] },
  { matter: 'Lowest price of VoIP', readings: ['from:voip', 'price:voip/starter'] },
  {
    matter: 'Price of cybersecurity: "from" price, and range 1,200-3,500 of the structured data',
    readings: ['from:cybersecurity'],
  },
  {
    matter: 'Price of the cloud: "from" price, and range 500-2,500 of the structured data',
    readings: ['from:cloud-data-center'],
  },
  {
    matter: 'Price of data analytics: "from" price, and range 900-2,500 of the structured data',
    readings: ['from:data-analytics'],
  },
  {
    matter: 'Price of ICT managed services: "from" price, and range 25-1,200 of the structured data',
    readings: ['from:ict-managed-services'],
  },
  {
    matter: 'Price of IoT solutions: "from" price, and range 25-500 a device of the structured data',
    readings: ['from:soluzioni-iot'],
  },
  {
    matter: 'Price of connectivity: lowest plan of fibre, and range 29.90-500 of the structured data',
    readings: ['price:fibra-ottica/super-office-one'],
  },
];
