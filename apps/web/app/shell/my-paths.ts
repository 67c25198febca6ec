import { brand } from '@tenfold/contract/brand';

export const myPath = `/my-${brand.slug}`;

export const feedsPath = `${myPath}/feeds`;

export const forecastsPath = `${myPath}/forecasts`;

export const listsPath = `${myPath}/lists`;

export const notesPath = `${myPath}/notes`;

export const settingsTags = ['MAIN', 'PROFILE'] as const;
export type SettingsTag = (typeof settingsTags)[number];

export function settingsPath(tag: SettingsTag): string {
  return `${myPath}/settings/${tag}`;
}
