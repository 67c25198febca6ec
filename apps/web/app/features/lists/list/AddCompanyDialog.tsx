import type { ListId } from '@tenfold/contract/ids';
import type { AddableCompany } from '@tenfold/contract/lists';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useSearchText } from '../../../platform/queries/use-search-text.ts';
import { CompanyField } from '../../../shell/search/CompanyField.tsx';
import { CoverageMark } from '../../../shell/search/CoverageMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';

/** Stays open, so that several companies follow each other. */
export function AddCompanyDialog({ list, onClose }: { list: { id: ListId }; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const text = useSearchText(typed);
  const answer = useQuery(
    text === ''
      ? null
      : {
          label: 'companies to add',
          call: 'GET /company/list/{listId}/search',
          input: { params: { listId: list.id }, query: { text, limit: 5 } },
        },
  );
  const isOn = ({ symbol, isAdded }: AddableCompany) => isAdded || added.includes(symbol);

  const add = async (company: AddableCompany) => {
    if (isOn(company)) return;
    setFailure(null);
    try {
      await browserApi.call('POST /lists/{id}/company/add/{symbol}', {
        params: { id: list.id, symbol: company.symbol },
      });
      setAdded([...added, company.symbol]);
      setTyped('');
      await revalidate();
    } catch (cause) {
      setFailure(failureMessage('adding a company to a list', cause));
    }
  };

  return (
    <Dialog title="Add company" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <CompanyField
              label="Company"
              focused
              typed={typed}
              searched={text}
              answer={answer}
              onType={setTyped}
              onChoose={(company) => void add(company)}
              remark={(company) =>
                isOn(company) ? (
                  <span className="caption row">
                    <Icon name="check" small />
                    On this list
                  </span>
                ) : (
                  <CoverageMark coverage={company.coverage} />
                )
              }
            />
            {failure !== null && <Notice tone="error">{failure}</Notice>}
            <p className="small" role="status">
              {added.length > 0 && `Added ${added.join(', ')}.`}
            </p>
          </div>
          <div className="modal-foot">
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
