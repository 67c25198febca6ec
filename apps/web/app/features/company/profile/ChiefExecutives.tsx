import type { ChiefExecutive } from '@tenfold/contract/company';
import { Avatar } from '../../../ui/text/Avatar.tsx';

export function ChiefExecutives({ people }: { people: readonly ChiefExecutive[] }) {
  if (people.length === 0) return null;
  return (
    <div className="chief-executives">
      <h3 className="overline">Chief executives</h3>
      <ul>
        {people.map((person) => (
          <li key={`${person.fullName} ${person.startYear}`}>
            <Avatar name={person.fullName} picture={person.avatar} />
            <span>
              <b>{person.fullName}</b>
              <span className="caption num">
                {person.startYear} – {person.endYear ?? 'today'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
