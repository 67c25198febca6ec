let said: HTMLButtonElement | undefined;

/** By hand: what a message usually needs may be among the scripts that are missing. The focus has it read out. */
export function sayNotLoaded(): void {
  takeBack();
  said = document.createElement('button');
  said.className = 'btn not-loaded';
  said.textContent = 'Couldn’t load. Try again.';
  // Not every browser tries a script again that it once failed to load.
  said.onclick = () => location.reload();
  document.body.append(said);
  said.focus();
}

export function takeBack(): void {
  said?.remove();
}
