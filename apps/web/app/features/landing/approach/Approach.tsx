import { Icon } from '../../../ui/text/Icon.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import type { ApproachTexts } from '../texts.ts';
import '../../../ui/controls/segmented.css';
import './approach.css';

/** Two columns; on a phone one of them, chosen above the table. Radio buttons work before the script is there. */
export function Approach({ texts }: { texts: ApproachTexts }) {
  const { positiveTitle, negativeTitle, table } = texts;
  return (
    <section className="landing-section approach" id="approach">
      <SectionHead title={texts.title} subtitle={texts.subtitle} />
      <div role="radiogroup" aria-label="Column" className="segmented approach-pick">
        <label>
          <input type="radio" name="approach" value="positive" defaultChecked />
          {positiveTitle}
        </label>
        <label>
          <input type="radio" name="approach" value="negative" />
          {negativeTitle}
        </label>
      </div>
      <div className="card">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Attribute</span>
              </th>
              <th scope="col" className="pos">
                {positiveTitle}
              </th>
              <th scope="col" className="neg">
                {negativeTitle}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.map(({ attribute, positiveAspect, negativeAspect }) => (
              <tr key={attribute}>
                <th scope="row">{attribute}</th>
                <td className="pos">
                  <Icon name="check" />
                  {positiveAspect}
                </td>
                <td className="neg">
                  <Icon name="close" />
                  {negativeAspect}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
