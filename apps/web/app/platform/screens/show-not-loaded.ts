let notice: HTMLButtonElement | undefined;

/** By hand: what a message usually needs may be among the scripts that are missing. The focus has it read out. */
export function showNotLoaded(): void {
  takeBack();
  notice = document.createElement('button');
  notice.className = 'btn not-loaded';
  notice.textContent = 'Couldn’t load. Try again.';
  // Not every browser tries a script again that it once failed to load.
  notice.onclick = () => location.reload();
  document.body.append(notice);
  notice.focus();
}

export function takeBack(): void {
  notice?.remove();
}
