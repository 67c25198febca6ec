import { Icon } from '../../../ui/text/Icon.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import './bank.css';

export function BankSteps({ isAnswered, subject }: { isAnswered: boolean; subject: string }) {
  return (
    <div role="status">
      <ul className="task-steps">
        <li>
          <Icon name="check" small />
          Card accepted
        </li>
        <li className="now">
          <Spinner />
          {isAnswered ? 'Waiting for your bank’s answer' : 'Waiting for your bank'}
        </li>
        <li className="later">
          <i />
          {subject} active
        </li>
      </ul>
    </div>
  );
}
