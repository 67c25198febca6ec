import { expect, test } from 'vitest';
import { behindLabel } from './behind-label.ts';

test.each([
  [['2025'], 'Figures of 2025'],
  [['2023', '2024', '2025', '2025 Q4', 'LTM'], 'Figures of 2023 to 2025, 2025 Q4, LTM'],
  [['2019', '2021', '2022'], 'Figures of 2019, 2021 to 2022'],
  [['2024', '2023 Q4', '2024 Q1', '2024 Q3', 'LTM'], 'Figures of 2024, 2023 Q4 to 2024 Q1, 2024 Q3, LTM'],
  [['2025 Q2', '2025 Q3'], 'Figures of 2025 Q2 to 2025 Q3'],
])('a filing behind %j reads "%s"', (columns, label) => {
  expect(behindLabel(columns)).toBe(label);
});
