// `npm run map`: what each folder is for, from the heads of their index.ts; `npm run map -- alert` those that mention it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const [word = ''] = process.argv.slice(2);
const files = globSync('{packages,apps}/*/{src,app}/**/index.ts', {
  cwd: root,
  exclude: (path) => path.endsWith('node_modules'),
});

for (const file of files.sort()) {
  const folder = file.slice(0, -'/index.ts'.length);
  for (const line of linesOf(folder, readFileSync(join(root, file), 'utf8'))) {
    if (line.toLowerCase().includes(word.toLowerCase())) console.log(line);
  }
}

/** `folder  what it is for`, of the folder and of those in it. */
function linesOf(folder, text) {
  const [, head] = /^\/\*\*(.*?)\*\//s.exec(text) ?? [];
  if (head === undefined) return [];
  const lines = head
    .split('\n')
    .map((line) => line.replace(/^ \*/, '').trim())
    .filter((line) => line !== '');
  return lines.map((line) => {
    const [, name, words] = /^- `(.+?)\/` (.*)$/.exec(line) ?? [];
    return name === undefined ? `${folder}/  ${line}` : `${folder}/${name}/  ${words}`;
  });
}
