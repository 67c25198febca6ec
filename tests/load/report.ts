export function line(name: string, figure: string, against = ''): void {
  console.log(`${name.padEnd(46)}${figure.padStart(18)}   ${against}`);
}

export function heading(title: string): void {
  console.log(`\n${title}`);
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en-US')} /s`;
}

/** With its aim beside it; the reader judges. */
export function ratio(value: number, floor: number, aim: string): string {
  return `${(value / floor).toFixed(2)} of ${perSecond(floor)} (aim ${aim})`;
}
