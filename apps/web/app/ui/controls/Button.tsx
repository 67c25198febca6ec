import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon, type IconName } from '../text/Icon.tsx';
import { Spinner } from '../text/Spinner.tsx';
import './button.css';

export interface ButtonLook {
  /** One primary button per card. */
  variant?: 'default' | 'primary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
}

/** Also for links that look like a button: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'default', size = 'md', block = false }: ButtonLook = {}): string {
  return classNames(
    'btn',
    variant !== 'default' && `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    block && 'btn-block',
  );
}

interface Props extends ComponentProps<'button'>, ButtonLook {
  icon?: IconName;
  busy?: boolean;
}

export function Button({ variant, size, block, icon, busy = false, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }),
        className,
      )}
      disabled={rest.disabled || busy}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
