import { useEffect } from 'react';
import { useNoteDisplay, useNoteFont } from './choices.ts';

/** The server renders the defaults; what this browser has kept follows. */
export function useStoredNoteChoices(): void {
  useEffect(() => {
    void useNoteFont.persist.rehydrate();
    void useNoteDisplay.persist.rehydrate();
  }, []);
}
