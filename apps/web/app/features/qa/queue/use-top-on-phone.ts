import { type RefObject, useEffect, useRef } from 'react';

const phone = '(max-width: 767.98px)';

/**
 * What is opened on a phone takes the place of the list, however far down that was read: it is shown from its top, and
 * the list again where it was.
 */
export function useTopOnPhone(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!matchMedia(phone).matches) return;
    if (isOpen) place.current?.scrollIntoView();
    else place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [place, isOpen]);
}
