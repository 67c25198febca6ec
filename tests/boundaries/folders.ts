export const mostFiles = 25;

/** Tests and fixtures don't count. */
export function crowdedFolders(files: readonly string[]): string[] {
  const sources = files.filter((file) => !/[.-](test|spec|fixture)\.\w+$/.test(file));
  const byFolder = Map.groupBy(sources, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...byFolder]
    .filter(([, all]) => all.length > mostFiles)
    .map(([folder, all]) => `${folder}: ${all.length} files`);
}

/** Folders with an index whose head does not say what they are for, or names others than are there. */
export function foldersUnexplained(folders: readonly Folder[]): string[] {
  return folders.flatMap(({ path, index, inside }) => {
    const [, head] = /^\/\*\*(.*?)\*\//s.exec(index) ?? [];
    if (head === undefined) return [`${path} does not say what it is for`];
    const named = [...head.matchAll(/^ \* - `(.+?)\/`/gm)].map(([, name = '']) => name);
    const missing = inside
      .filter((name) => !named.includes(name))
      .map((name) => `${path}/${name} is not explained`);
    const gone = named.filter((name) => !inside.includes(name)).map((name) => `${path}/${name} is not there`);
    return [...missing, ...gone];
  });
}

export interface Folder {
  readonly path: string;
  /** The text of its `index.ts`. */
  readonly index: string;
  /** The folders in it. */
  readonly inside: readonly string[];
}
