-- wrk's script: asks for the paths given after the URL in turn, and reports in one line of JSON. `{turn}` in a path is
-- another number in each request.
local requests = {}
local turn = os.time() * 1000

function init(args)
  for index = 1, #args do
    requests[index] = wrk.format('GET', args[index])
  end
  requests[1] = requests[1] or wrk.format()
end

function request()
  turn = turn + 1
  local following = requests[turn % #requests + 1]
  if not following:find('{turn}', 1, true) then return following end
  return (following:gsub('{turn}', string.format('%d', turn)))
end

function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '\n{"perSecond": %.1f, "p99": %.1f, "failures": %d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1e3, failures
  ))
end
