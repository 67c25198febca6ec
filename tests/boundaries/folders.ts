export const mostFiles = 25;

/** Tests and fixtures don't count. */
export function crowdedFolders(files: readonly string[]): string[] {
  const sources = files.filter((file) => !/[.-](test|spec|fixture)\.\w+$/.test(file));
  const byFolder = Map.groupBy(sources, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...byFolder]
    .filter(([, all]) => all.length > mostFiles)
    .map(([folder, all]) => `${folder}: ${all.length} files`);
}
