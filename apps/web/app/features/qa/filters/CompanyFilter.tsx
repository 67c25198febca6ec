import { useNavigate } from 'react-router';
import { AskCompany } from '../../../shell/search/AskCompany.tsx';
import { MenuButton } from '../../../ui/controls/MenuButton.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { type QuestionQuery, questionsAddress } from './question-query.ts';

/** Adds a company to those whose questions are shown. */
export function CompanyFilter({ query }: { query: QuestionQuery }) {
  const navigate = useNavigate();
  return (
    <div className="found-filter needs-script">
      <MenuButton
        label="Company"
        face={
          <span className="btn">
            Company
            <Icon name="down" small />
          </span>
        }
      >
        {(close) => (
          <AskCompany
            label="Company or ticker"
            focused
            onChoose={(symbol) => {
              close();
              const companies = [...new Set([...query.companies, symbol])];
              void navigate(questionsAddress({ ...query, companies }), { preventScrollReset: true });
            }}
          />
        )}
      </MenuButton>
    </div>
  );
}
