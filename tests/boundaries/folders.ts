/** Past this a folder is split by noun. */
export const mostFiles = 25;

/** Each folder with more source files than that, with their number. Tests and fixtures stand beside what they test and are not counted. */
export function crowdedFolders(files: readonly string[]): string[] {
  const sources = files.filter((file) => !/[.-](test|spec|fixture)\.\w+$/.test(file));
  const byFolder = Map.groupBy(sources, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...byFolder]
    .filter(([, all]) => all.length > mostFiles)
    .map(([folder, all]) => `${folder}: ${all.length} files`);
}
