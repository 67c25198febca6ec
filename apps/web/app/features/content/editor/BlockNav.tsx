import type { ListedBlock } from '@tenfold/contract/content';
import { type BlockKey, blockGroups, blocks } from '@tenfold/contract/content/blocks';
import { Link, useNavigate } from 'react-router';
import { blockPath } from '../paths.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { statusOf } from '../status.ts';
import { dayLabel } from '../versions/version-words.ts';
import '../../../ui/controls/field.css';

interface Props {
  listed: readonly ListedBlock[];
  current: BlockKey;
}

/** All blocks by group; where there is no room beside the editor, a select. */
export function BlockNav({ listed, current }: Props) {
  const navigate = useNavigate();
  const groups = Object.entries(blockGroups).map(([group, title]) => ({
    title,
    listed: listed.filter(({ key }) => blocks[key].group === group),
  }));
  return (
    <>
      <select
        className="select narrow-only needs-script"
        aria-label="Block"
        value={current}
        onChange={({ currentTarget }) => void navigate(blockPath(currentTarget.value as BlockKey))}
      >
        {groups.map((group) => (
          <optgroup key={group.title} label={group.title}>
            {group.listed.map((block) => (
              <option key={block.key} value={block.key}>
                {blocks[block.key].title}
                {optionNote[statusOf(block)]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <nav className="card block-list wide-only" aria-label="Content">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 className="overline">{group.title}</h2>
            {group.listed.map((block) => (
              <Link
                key={block.key}
                to={blockPath(block.key)}
                aria-current={block.key === current ? 'page' : undefined}
              >
                <span>{blocks[block.key].title}</span>
                <StatusBadge status={statusOf(block)} />
                <span className="caption">{versionWords(block)}</span>
              </Link>
            ))}
          </section>
        ))}
      </nav>
    </>
  );
}

const optionNote = { draft: ', draft', hidden: ', hidden', live: '' } as const;

function versionWords({ live, draft }: ListedBlock): string {
  if (draft !== null) return `v${live.version} live · your draft`;
  return `v${live.version} · ${dayLabel(live)}`;
}
