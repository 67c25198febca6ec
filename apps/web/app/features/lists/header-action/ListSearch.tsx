import { classNames } from '../../../ui/styles/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';

interface Props {
  className: string;
  typed: string;
  onType: (typed: string) => void;
}

export function ListSearch({ className, typed, onType }: Props) {
  return (
    <div className={classNames('input-affix', className)}>
      <span className="affix" aria-hidden="true">
        <Icon name="search" small />
      </span>
      <input
        className="input"
        type="search"
        placeholder="Search lists"
        aria-label="Search lists"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
