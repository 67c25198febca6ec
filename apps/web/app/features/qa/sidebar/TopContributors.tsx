import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getLeaderboard } from '@tenfold/contract/qa/contributors';
import { shortBio } from '@tenfold/domain/qa';
import { AuthorName } from '../author/AuthorName.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { Medal } from '../author/Medal.tsx';
import '../../../ui/layout/card.css';
import '../../../ui/layout/table.css';
import './sidebar.css';

type Contributors = ReplyOf<typeof getLeaderboard>['leaderboard'];

export function TopContributors({ leaderboard }: { leaderboard: Contributors }) {
  return (
    <section className="card side-card stack stack-2" aria-labelledby="top-contributors">
      <h2 id="top-contributors" className="overline">
        Top contributors
      </h2>
      {leaderboard.length === 0 ? (
        <p className="small muted">Nobody has upvotes yet.</p>
      ) : (
        <table className="table contributors">
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Contributor</th>
              <th scope="col" className="n">
                Upvotes
              </th>
            </tr>
          </thead>
          <tbody>
            {leaderboard.map(({ rank, contributor, upvotes }) => (
              <tr key={contributor.id ?? rank}>
                <td className="num">{rank}</td>
                <td>
                  <div className="row">
                    <AuthorPicture author={contributor} small />
                    <span>
                      <AuthorName author={contributor} />
                      <small>{shortBio(contributor.bio)}</small>
                    </span>
                    <Medal author={contributor} />
                  </div>
                </td>
                <td className="n">{upvotes.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
