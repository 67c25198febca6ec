import { expect, test } from 'vitest';
import { displayNameOf } from './index.ts';

test.each([
  ['JPMORGAN CHASE & CO', 'JPMorgan Chase & Co.'],
  ['COCA COLA CO', 'Coca-Cola Co'],
  ['ELI LILLY & Co', 'Eli Lilly & Co.'],
  ['PROCTER & GAMBLE Co', 'Procter & Gamble Co'],
  ['BANK OF AMERICA CORP /DE/', 'Bank of America Corp'],
  ['COSTCO WHOLESALE CORP /NEW', 'Costco Wholesale Corp'],
  ['US BANCORP \\DE\\', 'US Bancorp'],
  ['TOYOTA MOTOR CORP/', 'Toyota Motor Corp'],
  ['SLB LIMITED/NV', 'SLB Limited'],
  ['INTERNATIONAL BUSINESS MACHINES CORP', 'International Business Machines Corp'],
  ['IBM CORP', 'IBM Corp'],
  ['AT&T INC.', 'AT&T Inc.'],
  ['PG&E Corp', 'PG&E Corp'],
  ['3M CO', '3M Co'],
  ['HSBC HOLDINGS PLC', 'HSBC Holdings plc'],
  ['KLA CORP', 'KLA Corp'],
  ['EQT Corp', 'EQT Corp'],
  ['LAM RESEARCH CORP', 'Lam Research Corp'],
  ['W.W. GRAINGER, INC.', 'W.W. Grainger, Inc.'],
  ['BANCO BILBAO VIZCAYA ARGENTARIA, S.A.', 'Banco Bilbao Vizcaya Argentaria, S.A.'],
  ['FREEPORT-MCMORAN INC', 'Freeport-McMoran Inc'],
  ['MARSH & MCLENNAN COMPANIES, INC.', 'Marsh & McLennan Companies, Inc.'],
  ['MCDONALDS CORP', "McDonald's Corp"],
  ['AMAZON COM INC', 'Amazon.com Inc'],
  ['L3HARRIS TECHNOLOGIES, INC. /DE/', 'L3Harris Technologies, Inc.'],
  ['NOVO NORDISK A S', 'Novo Nordisk A/S'],
  ['CANADIAN IMPERIAL BANK OF COMMERCE /CAN/', 'Canadian Imperial Bank of Commerce'],
])('%s, filed in capitals, is shown as %s', (filed, shown) => {
  expect(displayNameOf(filed)).toBe(shown);
});

test.each([
  'Apple Inc.',
  'Meta Platforms, Inc.',
  'ExxonMobil Holdings Corp',
  'Anheuser-Busch InBev SA/NV',
  'RTX Corp',
  'TKO Group Holdings, Inc.',
  'STMicroelectronics N.V.',
  'Taiwan Semiconductor Manufacturing Company Limited',
])('%s, filed in ordinary case, stays', (filed) => {
  expect(displayNameOf(filed)).toBe(filed);
});

test('a name that is nothing but a mark stays', () => {
  expect(displayNameOf('/DE/')).toBe('/DE/');
  expect(displayNameOf('123')).toBe('123');
});
