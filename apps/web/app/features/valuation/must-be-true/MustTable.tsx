// biome-ignore-all lint/a11y/noRedundantRoles: as a grid, the table would lose its roles
import type { DriverRecord, MustBeTrue, SolvableDriver } from '@tenfold/domain/must-be-true';
import { formatMoney } from '../../../figures/format-money.ts';
import { MustRow } from './MustRow.tsx';

interface Props {
  solved: MustBeTrue;
  presentLabel: string;
  recordOf: (driver: SolvableDriver) => DriverRecord | null;
  currency: string;
}

export function MustTable({ solved, presentLabel, recordOf, currency }: Props) {
  const price = formatMoney(solved.price, currency);
  return (
    <>
      <Keys presentLabel={presentLabel} price={price} />
      <table className="must-table" role="table" aria-label={`What must be true for ${price}`}>
        <thead role="rowgroup">
          <tr className="must-row is-head" role="row">
            <th role="columnheader" scope="col">
              Driver
            </th>
            <th className="n" role="columnheader" scope="col">
              {presentLabel}
            </th>
            <th className="n" role="columnheader" scope="col">
              Needed
            </th>
            <th role="columnheader" scope="col">
              Ten-year record
            </th>
            <th role="columnheader" scope="col">
              In words
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {solved.drivers.map((each) => (
            <MustRow
              key={each.driver}
              solved={each}
              record={recordOf(each.driver)}
              price={solved.price}
              currency={currency}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Keys({ presentLabel, price }: { presentLabel: string; price: string }) {
  return (
    <p className="strip-keys caption">
      <span>
        <i className="key-now" />
        {presentLabel}
      </span>
      <span>
        <i className="key-need" />
        Needed for {price}
      </span>
      <span>
        <i className="key-record" />
        Ten-year record, a line per year
      </span>
      <span>
        <i className="key-average" />
        Average
      </span>
    </p>
  );
}
