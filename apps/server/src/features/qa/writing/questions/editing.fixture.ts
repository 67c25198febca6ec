import type { PostId } from '@tenfold/contract/ids';
import type { QaServer } from '../../qa-server.fixture.ts';

export const title = 'Why did the gross margin of Acme fall in 2024?';

/** What somebody makes of a question with that title. @param revision the one they saw; none: the newest */
export function editsOn(server: QaServer) {
  return (id: PostId, data: object, by: 'ann' | 'ben' | 'cora' = 'ann', revision?: number) =>
    server.call(by, 'PATCH', `/qa/questions/${id}`, {
      data: { title, description: '', companies: ['ACME'], tags: [], ...data },
      ...(revision !== undefined && { revision }),
    });
}
