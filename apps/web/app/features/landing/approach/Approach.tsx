import type { Approach as ApproachContent } from '@tenfold/contract/landing';
import { SiteLink } from '../../../shell/site/SiteLink.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import '../../../ui/controls/segmented.css';
import '../section/section.css';
import './approach.css';

/** Two columns; on a phone one of them, chosen above the table. Radio buttons work before the script is there. */
export function Approach({ approach }: { approach: ApproachContent }) {
  const { title, description, positiveTitle, negativeTitle, table, link, linkLabel } = approach;
  return (
    <section className="landing-section approach" id="approach">
      <div className="section-head">
        <h2>{title}</h2>
        {description.length > 0 && (
          <p>
            {description.map(({ text, highlight }) => (
              <Words key={text} text={text} highlight={highlight} />
            ))}
          </p>
        )}
      </div>
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
      {link !== null && linkLabel !== null && (
        <p className="approach-link">
          <SiteLink className="link" to={link}>
            {linkLabel}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

function Words({ text, highlight }: ApproachContent['description'][number]) {
  return highlight ? <mark>{text} </mark> : `${text} `;
}
