/** The keys are public names: don't correct Healthcarh. */
export const sectors = {
  basicMaterials: 'Basic Materials',
  communicationServices: 'Communication Services',
  consumerCyclical: 'Consumer Cyclical',
  consumerDefensive: 'Consumer Defensive',
  energy: 'Energy',
  financialServices: 'Financial Services',
  Healthcarh: 'Healthcare',
  investmentManagement: 'Investment Management',
  industrials: 'Industrials',
  realEstate: 'Real Estate',
  retail: 'Retail',
  technology: 'Technology',
  transportation: 'Transportation',
  utilities: 'Utilities',
} as const;
export type SectorKey = keyof typeof sectors;
export const sectorKeys = Object.keys(sectors) as SectorKey[];
