interface Result<Given extends readonly unknown[], Value> {
  readonly given: Given;
  readonly value: Value;
}

/**
 * What follows from prepared answers alone isn't calculated for each reader again: the server has the same objects for all,
 * until a document changes. Only for functions of their parameters; a parameter is the same if it is identical.
 */
export function rememberLatest<Given extends readonly unknown[], Value>(
  calculate: (...given: Given) => Value,
  limit = 16,
): (...given: Given) => Value {
  let latest: readonly Result<Given, Value>[] = [];
  return (...given) => {
    const known = latest.find((result) => given.every((one, at) => Object.is(one, result.given[at])));
    if (known !== undefined) return known.value;
    const result = { given, value: calculate(...given) };
    latest = [result, ...latest].slice(0, limit);
    return result.value;
  };
}
