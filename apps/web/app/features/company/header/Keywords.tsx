import '../../../ui/controls/chip.css';

export function Keywords({ text }: { text: string }) {
  const keywords = keywordsIn(text);
  if (keywords.length === 0) return null;
  return (
    <ul className="company-keywords" aria-label="Keywords">
      {keywords.map((keyword) => (
        <li key={keyword} className="chip">
          {keyword}
        </li>
      ))}
    </ul>
  );
}

export function keywordsIn(text: string): readonly string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}
