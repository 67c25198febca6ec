/** Names whose words the filings run apart or together, in capitals as filed. Each reads as the same words when searched. */
export const knownNames: Readonly<Record<string, string>> = {
  'AMAZON COM': 'Amazon.com',
  'BOOKING COM': 'Booking.com',
  'BRISTOL MYERS': 'Bristol-Myers',
  'COCA COLA': 'Coca-Cola',
  'COLGATE PALMOLIVE': 'Colgate-Palmolive',
  'HARLEY DAVIDSON': 'Harley-Davidson',
  'KIMBERLY CLARK': 'Kimberly-Clark',
  'NOVO NORDISK A S': 'Novo Nordisk A/S',
  'ON SEMICONDUCTOR': 'ON Semiconductor',
  'SHERWIN WILLIAMS': 'Sherwin-Williams',
  'TAKE TWO': 'Take-Two',
  'TORONTO DOMINION': 'Toronto-Dominion',
  'WILLIAMS SONOMA': 'Williams-Sonoma',
};

const abbreviations = `
  3M ABB ABM AECOM AES AGNC AIG AMC AMD AMN ASE ASGN ASML ATI BAE BBVA BHP BILI BOK BYD CACI CBOE CBRE CGI CIBC CME CNA CNH CNO
  COSCO CRH CSG CSL DHT DTE DXC EDP E.ON ELF EMC EMCOR EOG EPAM EPR EQT EVN EVI EXL GATX GE GEO GM GMS GSK HCA HCI HDFC
  HP HSBC IAC IBM ICF ICICI ICU IDACORP IDEX IDEXX IDT IES ING IQVIA ITT ITV JBS KBR KLA LG LKQ LPL LTC LVMH MDU MGE MGIC MGM MKS
  MPLX MSC MSCI NCR NEC NIO NOV NRG NTT NVE NVIDIA OFG OGE OMV ONEOK ORIX OSI OTC PACCAR PNC PPG POSCO PPL PTC PVH RBC RELX REV
  RLI RPC RPM RTX RWE SAB SAP SBA SEI SK SLB SLM SPX SSR TD TDK TE TJX TKO TPG TPI UBS UDR UFJ UFP UGI UMB UMC UPS US USA USANA VF
  VICI WEC WEX WPP XPO YPF ZTO
  II III IV VI VII VIII IX XI XII
  LLC LP LLP NV SA AG SE AB ASA A/S SAB KG SICAV
`;

const spellings = `
  Inc Corp Co Ltd plc SpA KGaA
  AbbVie AstraZeneca AutoNation AutoZone BlackRock BorgWarner CarMax CenterPoint ConocoPhillips DaVita DexCom DoorDash Dow DuPont eBay EchoStar FedEx FirstEnergy GlobalFoundries
  GoDaddy HubSpot JPMorgan KeyCorp L3Harris LabCorp LaSalle LinkedIn MasTec MasterCard MercadoLibre MetLife MicroStrategy Nasdaq NextEra NetApp NiSource PayPal PepsiCo
  PulteGroup ResMed ServiceNow SiTime SoFi TransUnion TreeHouse UnitedHealth VeriSign WestRock YouTube ZoomInfo
  Casey's Denny's Dillard's Domino's Kohl's Lowe's Macy's McDonald's Moody's Papa's Wendy's
`;

/** The spelling of a word by its letters in capitals. */
export const knownWords: ReadonlyMap<string, string> = new Map(
  [...wordsOf(abbreviations), ...wordsOf(spellings)].map((word) => [inCapitals(word), word]),
);

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Filings leave the apostrophe out (MCDONALDS). */
export function inCapitals(word: string): string {
  return word.replaceAll("'", '').toUpperCase();
}
