export function shortNameOf(name: string): string {
  let short = name.replace(/\s*[/\\][A-Z ]{2,}[/\\]?\s*$/, '').trim();
  for (let before = ''; before !== short; ) {
    before = short;
    short = short.replace(legalForm, '').trim();
  }
  return short === '' ? name.trim() : short;
}

// Keeps ELI LILLY & Co as Eli Lilly, not Eli Lilly &.
const legalForm =
  /[\s,]+(?:(?:&|and)\s+co(?:mpany)?|inc(?:orporated)?|corp(?:oration)?|co(?:mpany)?|ltd|limited|llc|l\.?l\.?c|lp|l\.?p|plc|p\.?l\.?c|n\.?v|s\.?a|s\.?e|a\.?g|ab|asa|a\/s|s\.?p\.?a|holdings?|group|\(the\)|the)\.?$/i;
