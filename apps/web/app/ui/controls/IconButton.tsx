import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon, type IconName } from '../text/Icon.tsx';
import './button.css';

interface Props extends ComponentProps<'button'> {
  /** A name, or an icon that only few screens draw. */
  icon: IconName | ReactElement;
  /** A verb; read out and shown on hover. */
  label: string;
  small?: boolean;
  bordered?: boolean;
}

export function IconButton({ icon, label, small = false, bordered = false, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames('icon-btn', small && 'icon-btn-sm', bordered && 'bordered', className)}
    >
      {typeof icon === 'string' ? <Icon name={icon} small={small} /> : icon}
    </button>
  );
}
