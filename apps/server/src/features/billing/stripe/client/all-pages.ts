/** Everything of a list that Stripe answers in pages. */
export async function allPages<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of pages) all.push(item);
  return all;
}
